import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { CouponObject, DiscountObject } from '../wire/objects'
import { days } from './periods'

/** A coupon that may be used now. @throws StripeFailure when it is unknown, used up or over */
export function usableCoupon(world: World, id: string, param: string): CouponObject {
  const coupon = world.find('coupons', id)
  if (!coupon) throw invalid(`No such coupon: '${id}'`, param, 'resource_missing')
  const isOver = coupon.redeem_by !== null && coupon.redeem_by <= world.seconds
  if (!coupon.valid || isOver) throw invalid(`Coupon ${id} is used up or has expired.`, param)
  return coupon
}

/** Applies a coupon to a subscription. */
export function startDiscount(
  world: World,
  couponId: string,
  use: { customer: string; subscription: string; session: string | null },
): DiscountObject {
  const coupon = world.need('coupons', couponId)
  const used = coupon.times_redeemed + 1
  world.change(
    'coupons',
    coupon.id,
    {
      times_redeemed: used,
      valid: coupon.max_redemptions === null || used < coupon.max_redemptions,
    },
    'coupon.updated',
  )
  const id = world.id('di')
  world.state.granted[id] = structuredClone(coupon)
  return world.add(
    'discounts',
    {
      id,
      object: 'discount',
      checkout_session: use.session,
      customer: use.customer,
      customer_account: null,
      end: endOf(coupon, world.seconds),
      invoice: null,
      invoice_item: null,
      promotion_code: null,
      source: { coupon: coupon.id, type: 'coupon' },
      start: world.seconds,
      subscription: use.subscription,
      subscription_item: null,
    },
    'customer.discount.created',
  )
}

function endOf(coupon: CouponObject, from: number): number | null {
  if (coupon.duration !== 'repeating') return null
  const end = new Date(from * 1000)
  end.setUTCMonth(end.getUTCMonth() + (coupon.duration_in_months ?? 1))
  return Math.max(Math.floor(end.getTime() / 1000), from + days(1))
}

/** The reduction of an amount by a coupon, at most all of it. */
export function reduction(coupon: CouponObject, sum: number): number {
  const off =
    coupon.percent_off === null
      ? (coupon.amount_off ?? 0)
      : Math.round((sum * coupon.percent_off) / 100)
  return Math.max(0, Math.min(off, sum))
}

/** The discounts of a subscription that still count. */
export const liveDiscounts = (world: World, ids: readonly string[]): DiscountObject[] =>
  ids
    .map((id) => world.need('discounts', id))
    .filter((discount) => discount.end === null || discount.end > world.seconds)

/** The reduction of an amount by a discount. */
export function discountOn(world: World, discountId: string, sum: number): number {
  const coupon = world.state.granted[discountId]
  return coupon ? reduction(coupon, sum) : 0
}
