import type { Payload } from 'payload'
import { askStripe } from '../stripe/client'
import { nextRead } from '../stripe/read-number'
import { storeRead } from '../sync/sync-subscription'

/**
 * Lets a subscription at the payment service end with its period, or go on after all, and stores it as it
 * is then.
 * @throws Failure `unavailable`
 */
export async function changeRenewal(
  payload: Payload,
  stripeSubscriptionId: string,
  endsWithPeriod: boolean,
): Promise<void> {
  const read = await nextRead(payload)
  const changed = await askStripe(payload, (stripe) =>
    stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: endsWithPeriod }),
  )
  await storeRead(payload, changed, read)
}

/** Ends a subscription at the payment service now; what was paid is not given back. @throws Failure `unavailable` */
export async function endNow(payload: Payload, stripeSubscriptionId: string): Promise<void> {
  const read = await nextRead(payload)
  const ended = await askStripe(payload, (stripe) =>
    stripe.subscriptions.cancel(stripeSubscriptionId),
  )
  await storeRead(payload, ended, read)
}
