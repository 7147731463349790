import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import type { CouponOffer } from '@/src/contract/people/payment'
import { firstRow } from '../../database/statements'
import { countAttempt } from '../../rate-limits/rate-limit'
import type { RateLimit } from '../../rate-limits/rate-limit'
import { toNetwork } from '../../rate-limits/rate-subject'
import { findCoupon } from './use-coupon'

/** Codes that one network tries: few enough that they cannot be guessed. */
const TRIES: RateLimit = { name: 'coupons', attempts: 30, seconds: 900 }

const CURRENCY = { name: 'site_currency', text: 'select currency from sites where id = $1' }

/**
 * Describes the discount of a coupon code.
 * @throws Failure `not_found` for a code that cannot be used, with a message for the reader, `rate_limited`
 * @see docs/product/payments.md#coupons
 */
export async function describeCoupon(
  payload: Payload,
  siteId: string,
  code: string,
  clientAddress: string,
): Promise<CouponOffer> {
  await countAttempt(payload, TRIES, toNetwork(clientAddress))
  const site = await firstRow<{ currency: string }>(payload, CURRENCY, [siteId])
  if (!site) throw notFound('Site')
  try {
    const {
      id: _id,
      maxRedemptions: _uses,
      ...offer
    } = await findCoupon(payload, siteId, { ...site, email: null }, code)
    return offer
  } catch (error) {
    const [issue] = error instanceof Failure ? (error.issues ?? []) : []
    throw issue ? new Failure('not_found', issue.message) : error
  }
}
