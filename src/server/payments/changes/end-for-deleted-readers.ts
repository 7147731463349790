import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { firstRow } from '../../database/statements'
import { isMissing, stripeOf } from '../stripe/client'
import { giveSubscriptionBack } from '../sync/give-back'

/**
 * Ends at once what a reader paid for whose account was deleted. One that has ended needs nothing.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function endForDeletedReader(payload: Payload, stripeId: string): Promise<void> {
  const { subscriptions } = stripeOf(payload)
  try {
    await subscriptions.cancel(stripeId)
  } catch (error) {
    if (isMissing(error)) return
    if ((await subscriptions.retrieve(stripeId)).status !== 'canceled') throw error
  }
}

/**
 * Closes a checkout that was open when the account of its reader was deleted. One that was paid in that moment
 * is left to its webhook, which gives the money back.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function closeForDeletedReader(payload: Payload, sessionId: string): Promise<void> {
  const { sessions } = stripeOf(payload).checkout
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

/** Whether a checkout was open when the account of its reader was deleted. One that is only lost was not. */
export const isOfDeletedReader = async (payload: Payload, checkout: string): Promise<boolean> =>
  (await firstRow(payload, MARK, [checkout])) !== undefined

/**
 * Ends a subscription that was paid for with a checkout of a deleted reader, and gives its money back.
 * @see docs/product/payments.md#deleted-accounts
 */
export async function endOfDeletedReader(
  payload: Payload,
  checkout: string,
  subscription: Stripe.Subscription,
): Promise<void> {
  if (subscription.status === 'canceled' || !(await isOfDeletedReader(payload, checkout))) return
  await giveSubscriptionBack(payload, subscription, 'reader_deleted')
}
