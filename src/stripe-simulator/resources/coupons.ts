import { z } from 'zod'
import type { World } from '../state/world'
import { invalid } from '../wire/errors'
import type { CouponObject } from '../wire/objects'
import { page } from './lists'
import {
  amount,
  currency,
  decimal,
  expand,
  mergeMetadata,
  metadata,
  newMetadata,
  optionalText,
  ownId,
  paging,
  text,
  whole,
} from './params'
import { type Route, route } from './route'

const newCoupon = z.strictObject({
  id: ownId.optional(),
  amount_off: amount.optional(),
  currency: currency.optional(),
  duration: z.enum(['once', 'forever', 'repeating']).optional(),
  duration_in_months: whole.optional(),
  max_redemptions: whole.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
  percent_off: decimal
    .refine((value) => value > 0 && value <= 100, 'Invalid percent_off')
    .optional(),
  redeem_by: whole.optional(),
  expand,
})

/** Coupons: create, retrieve, update, list, delete. */
export const couponRoutes: readonly Route[] = [
  route('POST', '/v1/coupons', newCoupon, addCoupon),
  route('GET', '/v1/coupons', z.strictObject({ ...paging, expand }), (world, given) =>
    page(world.all('coupons'), '/v1/coupons', given),
  ),
  route('GET', '/v1/coupons/:id', z.strictObject({ expand }), (world, _, id) =>
    world.need('coupons', id, 'coupon'),
  ),
  route(
    'POST',
    '/v1/coupons/:id',
    z.strictObject({ name: optionalText.optional(), metadata: metadata.optional(), expand }),
    (world, given, id) => {
      const coupon = world.need('coupons', id, 'coupon')
      return world.change(
        'coupons',
        id,
        {
          name: given.name === undefined ? coupon.name : given.name,
          metadata: mergeMetadata(coupon.metadata ?? {}, given.metadata),
        },
        'coupon.updated',
      )
    },
  ),
  route('DELETE', '/v1/coupons/:id', z.strictObject({}), (world, _, id) => {
    world.remove('coupons', id, 'coupon.deleted')
    return { id, object: 'coupon', deleted: true }
  }),
]

function addCoupon(world: World, given: z.output<typeof newCoupon>): CouponObject {
  const { amount_off: sum, percent_off: percent } = given
  if ((sum === undefined) === (percent === undefined))
    throw invalid('Must provide either percent_off or amount_off.', 'percent_off')
  if (sum !== undefined && given.currency === undefined)
    throw invalid('Must provide currency when specifying amount_off.', 'currency')
  const duration = given.duration ?? 'once'
  if ((duration === 'repeating') !== (given.duration_in_months !== undefined))
    throw invalid('duration_in_months goes with the duration `repeating`.', 'duration_in_months')
  if (given.id !== undefined && world.find('coupons', given.id))
    throw invalid('Coupon already exists.', 'id', 'resource_already_exists')
  return world.add('coupons', couponOf(world, given, duration), 'coupon.created')
}

const couponOf = (
  world: World,
  given: z.output<typeof newCoupon>,
  duration: CouponObject['duration'],
): CouponObject => ({
  ...limitsOf(given),
  id: given.id ?? world.id('coupon', 8).slice('coupon_'.length),
  object: 'coupon',
  created: world.seconds,
  duration,
  livemode: false,
  metadata: newMetadata(given.metadata),
  name: given.name ?? null,
  times_redeemed: 0,
  valid: true,
})

const limitsOf = (given: z.output<typeof newCoupon>) => ({
  amount_off: given.amount_off ?? null,
  currency: given.currency ?? null,
  duration_in_months: given.duration_in_months ?? null,
  max_redemptions: given.max_redemptions ?? null,
  percent_off: given.percent_off ?? null,
  redeem_by: given.redeem_by ?? null,
})
