import { z } from 'zod'
import type { Outcome } from '../billing/charging'
import { startDiscount, usableCoupon } from '../billing/discounts'
import { SUBSCRIPTION_UPDATED } from '../billing/invoices'
import { periodOf } from '../billing/subscriptions'
import { moveTrialEnd, type ProrationBehavior, switchItems } from '../billing/switching'
import type { World } from '../state/world'
import { invalid, StripeFailure } from '../wire/errors'
import type { SubscriptionObject } from '../wire/objects'
import { requireOwnCard } from './customers'
import { bool, expand, mergeMetadata, metadata, optionalText, text, whole } from './params'

/** The treatment of the rest of the period at a change. */
export const prorationBehavior = z.enum(['create_prorations', 'always_invoice', 'none'])

/** The items of a change. */
export const itemChanges = z
  .array(
    z.strictObject({
      id: z.string().optional(),
      price: z.string().optional(),
      quantity: whole.refine((value) => value >= 1, 'The quantity is at least 1.').optional(),
      deleted: bool.optional(),
    }),
  )
  .min(1)
  .max(20)

const cancellationDetails = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ])
    .optional(),
})

/** The parameters of a change of a subscription. */
export const subscriptionChange = z.strictObject({
  cancel_at: z.union([z.literal(''), whole]).optional(),
  cancel_at_period_end: bool.optional(),
  cancellation_details: cancellationDetails.optional(),
  default_payment_method: z.string().optional(),
  description: optionalText.optional(),
  discounts: z
    .union([z.literal(''), z.array(z.strictObject({ coupon: z.string() })).max(1)])
    .optional(),
  expand,
  items: itemChanges.optional(),
  metadata: metadata.optional(),
  off_session: bool.optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: whole.optional(),
      }),
    ])
    .optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete'])
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: whole.optional(),
  trial_end: z.union([z.literal('now'), whole]).optional(),
})

type Change = z.output<typeof subscriptionChange>

/** Changes a subscription. @throws StripeFailure; then nothing has changed */
export function updateSubscription(world: World, given: Change, id: string): SubscriptionObject {
  const before = structuredClone(world.state)
  try {
    const outcomes = applyChange(world, given, id)
    const declined = outcomes.find((outcome) => outcome.result === 'declined')
    if (declined?.result === 'declined' && given.payment_behavior === 'error_if_incomplete')
      throw cardFailure(declined)
  } catch (error) {
    Object.assign(world.state, before)
    throw error
  }
  return world.need('subscriptions', id)
}

/** Builds the response to a request with a declined payment (402). */
export const cardFailure = ({ decline }: Extract<Outcome, { result: 'declined' }>): StripeFailure =>
  new StripeFailure(402, {
    type: 'card_error',
    code: decline.code,
    ...(decline.declineCode === null ? {} : { decline_code: decline.declineCode }),
    message: decline.message,
  })

function applyChange(world: World, given: Change, id: string): Outcome[] {
  const subscription = world.need('subscriptions', id)
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  if (given.default_payment_method !== undefined)
    requireOwnCard(world, subscription.customer, given.default_payment_method)
  world.change(
    'subscriptions',
    id,
    {
      ...cancellationOf(world, subscription, given),
      ...plainFields(subscription, given),
      ...discountsOf(world, subscription, given),
    },
    SUBSCRIPTION_UPDATED,
  )
  const behavior: ProrationBehavior = given.proration_behavior ?? 'create_prorations'
  const at = given.proration_date ?? world.seconds
  return [
    ...(given.items ? [switchItems(world, id, given.items, { behavior, at })] : []),
    ...(given.trial_end === undefined ? [] : [moveTrialEnd(world, id, given.trial_end, behavior)]),
  ]
}

function plainFields(subscription: SubscriptionObject, given: Change): Partial<SubscriptionObject> {
  const paused = given.pause_collection
  return {
    metadata: mergeMetadata(subscription.metadata, given.metadata),
    description: given.description === undefined ? subscription.description : given.description,
    default_payment_method: given.default_payment_method ?? subscription.default_payment_method,
    ...(paused === undefined
      ? {}
      : {
          pause_collection:
            paused === ''
              ? null
              : { behavior: paused.behavior, resumes_at: paused.resumes_at ?? null },
        }),
  }
}

function cancellationOf(
  world: World,
  subscription: SubscriptionObject,
  given: Change,
): Partial<SubscriptionObject> {
  const { cancel_at: day, cancel_at_period_end: isEnding } = given
  if (isEnding !== undefined && day !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (isEnding === undefined && day === undefined)
    return { cancellation_details: detailsOf(subscription, given) }
  if (typeof day === 'number') {
    if (day <= world.seconds) throw invalid('`cancel_at` must be in the future.', 'cancel_at')
    return ending(world, subscription, given, { cancel_at: day, cancel_at_period_end: false })
  }
  const end = { cancel_at: periodOf(subscription).end, cancel_at_period_end: true }
  return isEnding === true
    ? ending(world, subscription, given, end)
    : goingOn(subscription, isEnding === false)
}

/** An end that was set on a day is not taken back by the parameter of the period. */
function goingOn(
  { cancel_at: day, cancel_at_period_end: withPeriod }: SubscriptionObject,
  isPeriod: boolean,
): Partial<SubscriptionObject> {
  if (isPeriod && day !== null && !withPeriod) return {}
  return {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...NO_DETAILS },
  }
}

function ending(
  world: World,
  subscription: SubscriptionObject,
  given: Change,
  end: { cancel_at: number; cancel_at_period_end: boolean },
): Partial<SubscriptionObject> {
  return {
    ...end,
    canceled_at: subscription.canceled_at ?? world.seconds,
    cancellation_details: {
      ...detailsOf(subscription, given),
      reason: 'cancellation_requested',
    },
  }
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null, reason: null }

function detailsOf({ cancellation_details: known }: SubscriptionObject, given: Change) {
  const { comment, feedback } = given.cancellation_details ?? {}
  return {
    ...(known ?? NO_DETAILS),
    ...(comment === undefined ? {} : { comment }),
    ...(feedback === undefined ? {} : { feedback }),
  }
}

function discountsOf(
  world: World,
  subscription: SubscriptionObject,
  { discounts }: Change,
): Partial<SubscriptionObject> {
  if (discounts === undefined) return {}
  if (discounts === '') return { discounts: [] }
  const use = { customer: subscription.customer, subscription: subscription.id, session: null }
  return {
    discounts: discounts.map(
      ({ coupon }) =>
        startDiscount(world, usableCoupon(world, coupon, 'discounts[0][coupon]').id, use).id,
    ),
  }
}
