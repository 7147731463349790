import type { Payload } from 'payload'
import Stripe from 'stripe'
import { z } from 'zod'
import { firstRow } from '../../database/statements'
import { getStripe } from '../stripe/client'
import { timeAtStripe } from '../stripe/local-stripe'

/** The key of a subscription's metadata with the end of the given access that it includes, in seconds. */
const INCLUDED_UNTIL = 'given_until'

const Marks = z.object({ [INCLUDED_UNTIL]: z.coerce.number().int().nonnegative() })

/** Returns the end of the complimentary access that a subscription includes, in seconds; 0 for none. */
export const includedUntil = ({ metadata }: Pick<Stripe.Subscription, 'metadata'>): number =>
  Marks.safeParse(metadata).data?.[INCLUDED_UNTIL] ?? 0

/** Builds the metadata of a subscription that includes complimentary access until a time, in seconds. */
export const buildIncludedMetadata = (until: number): Record<string, string> => ({
  [INCLUDED_UNTIL]: String(until),
})

const GIVEN = {
  name: 'payment_given_until',
  text: `select floor(extract(epoch from b.current_period_end))::float8 as until
    from subscriptions b where b.site_id = $1 and b.user_id = $2`,
}

/** The seconds by which the clock of the payment service is ahead: that of the test mode can be moved. */
export const secondsAhead = async (payload: Payload): Promise<number> =>
  Math.round(((await timeAtStripe(payload)).getTime() - Date.now()) / 1000)

/**
 * Extends a subscription at the payment service by the reader's complimentary access; null when that is
 * impossible: access without an end, or an end too far away. Records the included access in the
 * subscription, so that it is idempotent.
 * @see docs/product/payments.md#gifts-and-a-plan-of-ones-own
 */
export async function addComplimentaryAccess(
  payload: Payload,
  subscription: Stripe.Subscription,
  { siteId, userId }: { siteId: string; userId: string },
): Promise<Stripe.Subscription | null> {
  const given = await firstRow<{ until: number | null }>(payload, GIVEN, [siteId, userId])
  const [item] = subscription.items.data
  if (!given || given.until === null || !item) return null
  const ahead = await secondsAhead(payload)
  const since = Math.max(includedUntil(subscription), item.current_period_start - ahead)
  try {
    return await getStripe(payload).subscriptions.update(subscription.id, {
      trial_end: item.current_period_end + Math.max(0, given.until - since),
      proration_behavior: 'none',
      metadata: buildIncludedMetadata(given.until),
    })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null
    throw error
  }
}
