import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { z } from 'zod'
import { firstRow, rows } from '../../database/statements'
import { endSubscriptionOfDeletedReader } from '../changes/end-for-deleted-readers'
import { endSubscriptionOfRemovedSite } from '../changes/end-for-deleted-sites'
import { storeAppSubscription } from '../app/store-app-subscription'
import { ensureReader } from '../checkout/ensure-reader'
import { queueEndedMail } from '../notices/note'
import { callStripe, isMissing, getStripe } from '../stripe/client'
import { isOwn, modeOf } from '../stripe/identity'
import { nextReadNumber } from '../stripe/read-number'
import { addComplimentaryAccess, includedUntil } from './add-given-time'
import { refundSubscription } from './give-back'
import { stateOf } from './subscription-state'
import { storeSubscription } from './store-subscription'
import type { StoredSubscription } from './store-subscription'

/** The names that a subscription of ours has in its metadata. */
const Marks = z.object({
  kind: z.enum(['subscription', 'app']),
  site: z.uuid(),
  checkout: z.uuid(),
})

/** The outcome of a read subscription: `foreign` is of another product on the account. */
export type Synced = 'stored' | 'outdated' | 'foreign' | 'gone' | 'waiting'

/**
 * Syncs a subscription from Stripe: events are only hints, so neither their order nor their number matters.
 * @see docs/product/payments.md#webhooks
 */
export async function syncSubscription(payload: Payload, id: string): Promise<Synced> {
  const read = await nextReadNumber(payload)
  const subscription = await findSubscription(payload, id)
  if (subscription === null) return endMissing(payload, id, read)
  return storeRead(payload, subscription, read)
}

/** Stores a subscription that was read already; `read` is the sequence number taken before. */
export async function storeRead(
  payload: Payload,
  subscription: Stripe.Subscription,
  read: string,
): Promise<Synced> {
  const marks = Marks.safeParse(subscription.metadata)
  if (!marks.success || !(await isOwn(payload, subscription))) return 'foreign'
  const state = stateOf(subscription)
  if (state === null) return 'waiting'
  const { site: siteId, checkout, kind } = marks.data
  if (kind === 'app') {
    const stored = await storeAppSubscription(payload, { siteId, checkout, state, read })
    if (stored === 'outdated') await endSubscriptionOfRemovedSite(payload, siteId, subscription)
    return withoutDuplicate(payload, subscription, stored)
  }
  const userId = await ensureReader(payload, {
    siteId,
    checkoutId: checkout,
    customerId: state.customerId,
  })
  // Its site or its reader was deleted since.
  if (userId === null) {
    await endSubscriptionOfRemovedSite(payload, siteId, subscription)
    await endSubscriptionOfDeletedReader(payload, checkout, subscription)
    return 'gone'
  }
  const stored = await storeSubscription(payload, {
    siteId,
    userId,
    state,
    read,
    includedUntil: includedUntil(subscription),
  })
  if (stored === 'given') return storeWithGivenTime(payload, subscription, { siteId, userId })
  if (stored === 'stored' && state.status === 'canceled')
    await queueEndedMail(payload, subscription)
  return withoutDuplicate(payload, subscription, stored)
}

/**
 * Stores a subscription as returned by a change; `read` is the sequence number taken before the change. A
 * concurrent webhook may have a later number and the state before the change: then it is read again, so
 * that the change is stored when the caller gets the response.
 * @throws Failure `unavailable`
 * @see docs/product/payments.md#webhooks
 */
export async function storeChanged(
  payload: Payload,
  changed: Stripe.Subscription,
  read: string,
): Promise<void> {
  if ((await storeRead(payload, changed, read)) !== 'outdated') return
  await callStripe(payload, () => syncSubscription(payload, changed.id))
}

/**
 * Adds complimentary access to a subscription and stores it. One that cannot be extended, for example by
 * unlimited access, is ended and refunded, and the complimentary access remains.
 * @see docs/product/payments.md#gifts-and-a-plan-of-ones-own
 */
async function storeWithGivenTime(
  payload: Payload,
  subscription: Stripe.Subscription,
  reader: { siteId: string; userId: string },
): Promise<Synced> {
  const read = await nextReadNumber(payload)
  const extended = await addComplimentaryAccess(payload, subscription, reader)
  if (extended !== null) return storeRead(payload, extended, read)
  await refundSubscription(payload, subscription, 'duplicate')
  return 'outdated'
}

/** A second subscription that runs beside the stored one is ended. */
async function withoutDuplicate(
  payload: Payload,
  subscription: Stripe.Subscription,
  stored: StoredSubscription,
): Promise<Synced> {
  if (stored === 'stored' || stored === 'outdated') return stored
  await refundSubscription(payload, subscription, 'duplicate')
  return 'outdated'
}

async function findSubscription(payload: Payload, id: string): Promise<Stripe.Subscription | null> {
  try {
    return await getStripe(payload).subscriptions.retrieve(id)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const END = {
  name: 'subscription_end_missing',
  text: `update subscriptions set status = 'canceled', payment_read = $2::bigint, updated_at = now()
    where stripe_subscription_id = $1 and payment_mode = $3 and payment_read < $2::bigint
    returning id`,
}
const END_APP = {
  ...END,
  name: 'app_subscription_end_missing',
  text: END.text.replace('subscriptions', 'app_subscriptions'),
}

/** A subscription that no longer exists at Stripe has ended. */
async function endMissing(payload: Payload, id: string, read: string): Promise<Synced> {
  const values = [id, read, modeOf(payload)]
  await rows(payload, END_APP, values)
  return (await firstRow(payload, END, values)) ? 'stored' : 'gone'
}
