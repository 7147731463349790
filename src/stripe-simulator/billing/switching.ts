import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { SubscriptionItemObject, SubscriptionObject } from '../wire/objects'
import type { Outcome } from './charging'
import { SUBSCRIPTION_UPDATED } from './invoices'
import { days, isSameInterval, periodEnd } from './periods'
import { recordProrations } from './prorating'
import { invoiceNow, renew } from './renewing'
import { itemsIn, periodOf } from './subscriptions'

/** The treatment of the rest of the period when a subscription changes. */
export type ProrationBehavior = 'create_prorations' | 'always_invoice' | 'none'

/** One item of a change; without an id it is a new one. */
export type ItemChange = {
  id?: string | undefined
  price?: string | undefined
  quantity?: number | undefined
  deleted?: boolean | undefined
}

const PAID: Outcome = { result: 'paid' }

/** Replaces the items of a subscription. @throws StripeFailure when they do not fit together */
export function switchItems(
  world: World,
  id: string,
  changes: readonly ItemChange[],
  { behavior, at }: { behavior: ProrationBehavior; at: number },
): Outcome {
  const subscription = world.need('subscriptions', id)
  const before = subscription.items.data
  const after = changedItems(world, subscription, changes)
  const first = checkedItems(subscription, after)
  const left = without(before, after)
  const joined = without(after, before)
  const isFree = ['trialing', 'paused'].includes(subscription.status)
  if (isFree || left.length + joined.length === 0) {
    putItems(world, subscription, after)
    return PAID
  }
  const isRestart = before.some((item) => !isSameInterval(item.price, first.price))
  if (behavior !== 'none')
    recordProrations(world, subscription, { left, joined: isRestart ? [] : joined, at })
  putItems(world, subscription, after)
  if (isRestart) return restart(world, id, first)
  return behavior === 'always_invoice' ? invoiceNow(world, id, 'subscription_update', false) : PAID
}

/** The first of the items that a subscription will have. @throws StripeFailure when they do not fit */
function checkedItems(
  subscription: SubscriptionObject,
  items: readonly SubscriptionItemObject[],
): SubscriptionItemObject {
  const [first] = items
  if (subscription.status === 'incomplete')
    throw invalid('The items of an incomplete subscription cannot be changed.', 'items')
  if (!first) throw invalid('A subscription must have at least one active plan.', 'items')
  if (items.some(({ price }) => !isSameInterval(price, first.price)))
    throw invalid('All prices of a subscription must have the same interval.', 'items')
  if (items.some(({ price }) => price.currency !== subscription.currency))
    throw invalid('All prices of a subscription must have the same currency.', 'items')
  return first
}

const without = (
  items: readonly SubscriptionItemObject[],
  others: readonly SubscriptionItemObject[],
): SubscriptionItemObject[] =>
  items.filter((item) => !others.some((other) => isSameItem(item, other)))

const isSameItem = (a: SubscriptionItemObject, b: SubscriptionItemObject): boolean =>
  a.id === b.id && a.price.id === b.price.id && a.quantity === b.quantity

function putItems(
  world: World,
  subscription: SubscriptionObject,
  data: SubscriptionItemObject[],
): void {
  const items = { ...subscription.items, data }
  world.change('subscriptions', subscription.id, { items }, SUBSCRIPTION_UPDATED)
}

/** Another interval begins a new period at once, and is charged for it. */
function restart(world: World, id: string, first: SubscriptionItemObject): Outcome {
  const now = world.seconds
  const period = { start: now, end: periodEnd(now, now, first.price) }
  const subscription = world.need('subscriptions', id)
  world.change(
    'subscriptions',
    id,
    {
      billing_cycle_anchor: now,
      items: itemsIn(subscription, period),
      ...(subscription.cancel_at_period_end ? { cancel_at: period.end } : {}),
    },
    SUBSCRIPTION_UPDATED,
  )
  return invoiceNow(world, id, 'subscription_update', true)
}

function changedItems(
  world: World,
  subscription: SubscriptionObject,
  changes: readonly ItemChange[],
): SubscriptionItemObject[] {
  const items = subscription.items.data.map((item) => structuredClone(item))
  for (const [at, change] of changes.entries()) {
    const known = items.find((item) => item.id === change.id)
    if (change.id !== undefined && !known)
      throw invalid(
        `No such subscription item: '${change.id}'`,
        `items[${at}][id]`,
        'resource_missing',
      )
    if (known && change.deleted === true) items.splice(items.indexOf(known), 1)
    else if (known) Object.assign(known, fieldsOf(world, change, at))
    else items.push(newItem(world, subscription, change, at))
  }
  return items
}

function fieldsOf(world: World, { price, quantity }: ItemChange, at: number) {
  const param = `items[${at}][price]`
  const found =
    price === undefined ? undefined : structuredClone(world.need('prices', price, param))
  if (found && found.recurring === null)
    throw invalid('The price must be recurring to be part of a subscription.', param)
  return {
    ...(found ? { price: found } : {}),
    ...(quantity === undefined ? {} : { quantity }),
  }
}

function newItem(
  world: World,
  subscription: SubscriptionObject,
  change: ItemChange,
  at: number,
): SubscriptionItemObject {
  const { price, quantity = 1 } = fieldsOf(world, change, at)
  const { start, end } = periodOf(subscription)
  if (!price)
    throw invalid(
      `Missing required param: items[${at}][price].`,
      `items[${at}][price]`,
      'parameter_missing',
    )
  return {
    id: world.id('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: world.seconds,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    price,
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  }
}

/** Two years and the days by which years differ, in seconds. */
const LONGEST_TRIAL = days(732)

/** Ends a trial now, or sets the end of it or of a new one. */
export function moveTrialEnd(
  world: World,
  id: string,
  trialEnd: number | 'now',
  behavior: ProrationBehavior,
): Outcome {
  const subscription = world.need('subscriptions', id)
  const isTrial = subscription.status === 'trialing'
  if (trialEnd !== 'now' && trialEnd > subscription.billing_cycle_anchor + LONGEST_TRIAL)
    throw invalid('The `trial_end` date can be at most two years in the future.', 'trial_end')
  if (trialEnd === 'now' || trialEnd <= world.seconds) return isTrial ? endTrial(world, id) : PAID
  if (!isTrial) return startTrial(world, id, trialEnd, behavior)
  world.change(
    'subscriptions',
    id,
    {
      ...untilTrialEnd(subscription, periodOf(subscription).start, trialEnd),
      trial_start: subscription.trial_start,
    },
    SUBSCRIPTION_UPDATED,
  )
  return PAID
}

/** Credits the rest of a paid period that becomes a trial. */
function startTrial(
  world: World,
  id: string,
  trialEnd: number,
  behavior: ProrationBehavior,
): Outcome {
  const subscription = world.need('subscriptions', id)
  const now = world.seconds
  if (behavior !== 'none')
    recordProrations(world, subscription, { left: subscription.items.data, joined: [], at: now })
  const fields = { ...untilTrialEnd(subscription, now, trialEnd), trial_start: now }
  world.change('subscriptions', id, fields, SUBSCRIPTION_UPDATED)
  return behavior === 'always_invoice' ? invoiceNow(world, id, 'subscription_update', false) : PAID
}

const untilTrialEnd = (subscription: SubscriptionObject, start: number, trialEnd: number) => ({
  status: 'trialing' as const,
  trial_end: trialEnd,
  billing_cycle_anchor: trialEnd,
  items: itemsIn(subscription, { start, end: trialEnd }),
  ...(subscription.cancel_at_period_end ? { cancel_at: trialEnd } : {}),
})

function endTrial(world: World, id: string): Outcome {
  const subscription = world.need('subscriptions', id)
  const now = world.seconds
  const items = itemsIn(subscription, { start: periodOf(subscription).start, end: now })
  const fields = { items, trial_end: now, billing_cycle_anchor: now }
  world.change('subscriptions', id, fields, SUBSCRIPTION_UPDATED)
  return renew(world, id)
}
