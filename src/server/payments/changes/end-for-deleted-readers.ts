import type { Payload } from 'payload'
import { isMissing, stripeOf } from '../stripe/client'

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
