import type { Payload } from 'payload'
import Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { callStripe, isMissing } from '../stripe/client'
import { nextReadNumber } from '../stripe/read-number'
import { storeChanged, syncSubscription } from '../sync/sync-subscription'

/**
 * Cancels a subscription at the end of its period, or withdraws that, at the payment service, and stores
 * the result. Idempotent.
 * @throws Failure `unavailable`, `conflict` for one that has ended
 */
export async function changeRenewal(
  payload: Payload,
  stripeSubscriptionId: string,
  endsWithPeriod: boolean,
): Promise<void> {
  const read = await nextReadNumber(payload)
  const changed = await callStripe(payload, (stripe) =>
    unlessOver(stripe, stripeSubscriptionId, () =>
      endsWithPeriod
        ? stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true })
        : letGoOn(stripe, stripeSubscriptionId),
    ),
  )
  if (changed !== null) {
    await storeChanged(payload, changed, read)
    return
  }
  await callStripe(payload, () => syncSubscription(payload, stripeSubscriptionId))
  throw new Failure('conflict', 'This subscription has ended.')
}

/**
 * An end is set with the period, or on a day: by hand in the dashboard, and by the billing portal for
 * subscriptions with flexible billing. Stripe takes back one of the two at a time.
 */
async function letGoOn(stripe: Stripe, id: string): Promise<Stripe.Subscription> {
  const subscription = await stripe.subscriptions.retrieve(id)
  if (subscription.cancel_at_period_end) {
    return stripe.subscriptions.update(id, { cancel_at_period_end: false })
  }
  if (subscription.cancel_at === null) return subscription
  return stripe.subscriptions.update(id, { cancel_at: '' })
}

/** Null for a subscription that has ended, which the payment service does not change any more. */
async function unlessOver(
  stripe: Stripe,
  id: string,
  change: () => Promise<Stripe.Subscription>,
): Promise<Stripe.Subscription | null> {
  try {
    return await change()
  } catch (error) {
    if (isMissing(error)) return null
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    if ((await stripe.subscriptions.retrieve(id)).status !== 'canceled') throw error
    return null
  }
}

/**
 * Ends a subscription at the payment service now, without a refund. Idempotent.
 * @throws Failure `unavailable`
 */
export async function endNow(payload: Payload, stripeSubscriptionId: string): Promise<void> {
  const read = await nextReadNumber(payload)
  const ended = await callStripe(payload, (stripe) =>
    unlessOver(stripe, stripeSubscriptionId, () =>
      stripe.subscriptions.cancel(stripeSubscriptionId),
    ),
  )
  if (ended !== null) await storeChanged(payload, ended, read)
  else await callStripe(payload, () => syncSubscription(payload, stripeSubscriptionId))
}
