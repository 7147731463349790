import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { reducedPrice } from '@/src/domain/payments/coupon'
import type { ReducedPrice } from '@/src/domain/payments/coupon'
import type { Plan, PlanType } from './plans'

/** Prices of the paid plans with a coupon. */
export type ReducedPrices = Partial<Record<PlanType, ReducedPrice>>

/** The result of looking up a code; `failed` means that the request failed. */
export type CouponAnswer =
  { kind: 'good'; prices: ReducedPrices } | { kind: 'refused' | 'failed'; message: string }

const UNKNOWN = 'This code is not valid. Check the spelling.'
const FAILED = 'The code could not be looked up. Try again in a moment.'
/** The format of codes; others are not sent to the server. */
const CODE = /^[a-z0-9-]{3,40}$/iu

/**
 * Loads the discounts of a coupon code on the plans of a site.
 * @see docs/product/payments.md#coupons
 */
export async function fetchCoupon(
  site: string,
  code: string,
  plans: readonly Plan[],
  currency: string,
): Promise<CouponAnswer> {
  if (!CODE.test(code)) return { kind: 'refused', message: UNKNOWN }
  try {
    const { coupon } = await call('getCouponOffer', { params: { site, code } })
    const prices: ReducedPrices = {}
    for (const { type: plan, amountCents } of plans) {
      if (plan !== 'free') prices[plan] = reducedPrice(coupon, { plan, amountCents, currency })
    }
    return { kind: 'good', prices }
  } catch (error) {
    if (!(error instanceof ApiError) || error.body === null) {
      return { kind: 'failed', message: FAILED }
    }
    return { kind: error.status === 404 ? 'refused' : 'failed', message: error.message }
  }
}
