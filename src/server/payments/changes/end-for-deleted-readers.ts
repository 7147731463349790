import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { firstRow } from '../../database/statements'
import { isMissing, getStripe } from '../stripe/client'
import { refundSubscription } from '../sync/give-back'

/**
 * Ends a subscription of a deleted account at once. Does nothing for one that has ended.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function endForDeletedReader(payload: Payload, stripeId: string): Promise<void> {
  const { subscriptions } = getStripe(payload)
  try {
    await subscriptions.cancel(stripeId)
  } catch (error) {
    if (isMissing(error)) return
    if ((await subscriptions.retrieve(stripeId)).status !== 'canceled') throw error
  }
}

/**
 * Closes an open checkout of a deleted account. One that was paid at that moment is refunded by its
 * webhook.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function closeForDeletedReader(payload: Payload, sessionId: string): Promise<void> {
  const { sessions } = getStripe(payload).checkout
  try {
    await sessions.expire(sessionId)
  } catch (error) {
    if (isMissing(error)) return
    if ((await sessions.retrieve(sessionId)).status === 'open') throw error
  }
}

const MARK = {
  name: 'checkout_of_deleted_reader',
  text: `select 1 as one from stripe_events where id = 'reader_deleted:' || $1::uuid`,
}

/**
 * Returns whether a checkout was open when the account of its reader was deleted; false for one that is
 * merely unknown.
 */
export const belongsToDeletedReader = async (
  payload: Payload,
  checkout: string,
): Promise<boolean> => (await firstRow(payload, MARK, [checkout])) !== undefined

/**
 * Ends a subscription from a checkout of a deleted account, and refunds it.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function endSubscriptionOfDeletedReader(
  payload: Payload,
  checkout: string,
  subscription: Stripe.Subscription,
): Promise<void> {
  if (subscription.status === 'canceled' || !(await belongsToDeletedReader(payload, checkout)))
    return
  await refundSubscription(payload, subscription, 'reader_deleted')
}
