import { z } from 'zod'
import { endSubscription } from '../billing/collecting'
import { recordProrations } from '../billing/prorating'
import { invoiceNow, resumeSubscription } from '../billing/renewing'
import type { World } from '../state/world'
import { invalid, missing } from '../wire/errors'
import type { SubscriptionObject } from '../wire/objects'
import { matchesFilter, isWithin, page } from './lists'
import { bool, expand, paging, range, text } from './params'
import { type Route, route } from './route'
import { cardFailure, subscriptionChange, updateSubscription } from './subscription-update'

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const

const listed = z.strictObject({
  ...paging,
  created: range.optional(),
  customer: z.string().optional(),
  price: z.string().optional(),
  status: z.enum(STATUSES).optional(),
  expand,
})

const ended = (subscription: SubscriptionObject): boolean =>
  ['canceled', 'incomplete_expired'].includes(subscription.status)

/** Without a status, Stripe lists all that are not canceled. */
function hasStatus(subscription: SubscriptionObject, asked: (typeof STATUSES)[number] | undefined) {
  if (asked === undefined) return subscription.status !== 'canceled'
  if (asked === 'all') return true
  return asked === 'ended' ? ended(subscription) : subscription.status === asked
}

const cancellation = z.strictObject({
  cancellation_details: z
    .strictObject({ comment: text.optional(), feedback: z.string().optional() })
    .optional(),
  invoice_now: bool.optional(),
  prorate: bool.optional(),
  expand,
})

/** Routes of subscriptions: retrieve, list, update, cancel, resume. Only checkouts create them. */
export const subscriptionRoutes: readonly Route[] = [
  route('GET', '/v1/subscriptions', listed, (world, given) =>
    page(
      world
        .all('subscriptions')
        .filter(
          (subscription) =>
            hasStatus(subscription, given.status) &&
            matchesFilter(subscription.customer, given.customer) &&
            isWithin(subscription.created, given.created) &&
            (given.price === undefined ||
              subscription.items.data.some((item) => item.price.id === given.price)),
        ),
      '/v1/subscriptions',
      given,
    ),
  ),
  route('GET', '/v1/subscriptions/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('subscriptions', id),
  ),
  route('POST', '/v1/subscriptions/:id', subscriptionChange, updateSubscription),
  route('DELETE', '/v1/subscriptions/:id', cancellation, cancelSubscription),
  route(
    'POST',
    '/v1/subscriptions/:id/resume',
    z.strictObject({
      billing_cycle_anchor: z.literal('now').optional(),
      proration_behavior: z.literal('none').optional(),
      expand,
    }),
    (world, _, id) => {
      const subscription = world.need('subscriptions', id)
      if (subscription.status !== 'paused')
        throw invalid('Only paused subscriptions can be resumed.')
      const outcome = resumeSubscription(world, id)
      if (outcome.result === 'declined') throw cardFailure(outcome)
      return subscription
    },
  ),
]

function cancelSubscription(
  world: World,
  given: z.output<typeof cancellation>,
  id: string,
): SubscriptionObject {
  const subscription = world.need('subscriptions', id)
  if (ended(subscription)) throw missing('subscription', id)
  const isPaying = ['active', 'past_due'].includes(subscription.status)
  if (given.prorate === true && isPaying)
    recordProrations(world, subscription, {
      left: subscription.items.data,
      joined: [],
      at: world.seconds,
    })
  if (given.invoice_now === true) invoiceNow(world, id, 'subscription_update', false)
  // An invoice whose payment failed for good has ended it already.
  if (!ended(subscription)) endSubscription(world, id, 'cancellation_requested')
  return subscription
}
