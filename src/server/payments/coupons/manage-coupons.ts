import type { Payload } from 'payload'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { REQUIRED } from '@/src/contract/messages'
import type { Coupon, CouponCreate } from '@/src/contract/people/payment'
import { stepProblem } from '@/src/domain/payments/chargeable'
import { isoInstant } from '../../database/instant-sql'
import { firstRow, rows } from '../../database/statements'

const SELECT = `select c.id, c.code, c.percent_off as "percentOff",
    c.amount_off_cents as "amountOffCents", c.currency, c.duration,
    c.duration_months as "durationMonths", c.max_redemptions as "maxRedemptions",
    ${isoInstant('c.expires_at')} as "expiresAt", ${isoInstant('c.created_at')} as "createdAt",
    (select count(*)::int from checkouts k where k.coupon_id = c.id and k.status = 'complete')
      as redeemed
  from coupons c`

const LIST = {
  name: 'coupons_of_site',
  text: `${SELECT} where c.site_id = $1 and c.archived_at is null order by c.created_at desc, c.id`,
}

/** Lists the coupons of a site, newest first. One statement. */
export const listCoupons = (payload: Payload, siteId: string): Promise<Coupon[]> =>
  rows<Coupon>(payload, LIST, [siteId])

const CREATE = {
  name: 'coupon_create',
  text: `insert into coupons (site_id, code, percent_off, amount_off_cents, currency, duration,
      duration_months, max_redemptions, expires_at)
    select s.id, $2, $3, $4::int, case when $4::int is null then null else s.currency end, $5, $6, $7, $8
    from sites s where s.id = $1
    on conflict (site_id, lower(code)) do nothing returning id`,
}
const ONE = { name: 'coupon_of_site', text: `${SELECT} where c.site_id = $1 and c.id = $2` }

/**
 * Creates a coupon. A code is never reused, so that the records of its past use stay correct.
 * @throws Failure `conflict` for a code that the site has, or had, `validation_failed` for one that takes
 *   nothing off, or for two discounts
 * @see docs/product/payments.md#coupons
 */
export async function createCoupon(
  payload: Payload,
  siteId: string,
  coupon: CouponCreate,
): Promise<Coupon> {
  refuseUnclear(coupon)
  await refuseUnchargeable(payload, siteId, coupon.amountOffCents ?? 0)
  const made = await firstRow<{ id: string }>(payload, CREATE, [
    siteId,
    coupon.code,
    coupon.percentOff ?? null,
    coupon.amountOffCents ?? null,
    coupon.duration,
    coupon.duration === 'repeating' ? (coupon.durationMonths ?? null) : null,
    coupon.maxRedemptions ?? null,
    coupon.expiresAt ?? null,
  ])
  if (!made) {
    throw new Failure(
      'conflict',
      'This code is already in use or was used before. Choose another one.',
      {
        issues: [{ path: 'code', message: 'Already taken' }],
      },
    )
  }
  const found = await firstRow<Coupon>(payload, ONE, [siteId, made.id])
  if (!found) throw notFound('Coupon')
  return found
}

const CURRENCY = { name: 'coupon_currency', text: 'select currency from sites where id = $1' }

/** Refuses an amount off that is not a multiple of the smallest chargeable unit of the currency. */
async function refuseUnchargeable(payload: Payload, siteId: string, amount: number): Promise<void> {
  if (amount === 0) return
  const { currency = 'USD' } =
    (await firstRow<{ currency: string }>(payload, CURRENCY, [siteId])) ?? {}
  const problem = stepProblem(amount, currency)
  if (problem !== null) throw invalidField('amountOffCents', problem)
}

function refuseUnclear({
  percentOff = null,
  amountOffCents = null,
  duration,
  durationMonths = null,
}: CouponCreate): void {
  if (percentOff !== null && amountOffCents !== null) {
    throw invalidField('amountOffCents', 'Choose a percentage or an amount, not both.')
  }
  if (percentOff === null && amountOffCents === null) throw invalidField('percentOff', REQUIRED)
  if (duration === 'repeating' && durationMonths === null) {
    throw invalidField('durationMonths', REQUIRED)
  }
}

const ARCHIVE = {
  name: 'coupon_archive',
  text: `update coupons set archived_at = now()
    where site_id = $1 and id = $2 and archived_at is null returning id`,
}

/** Ends a coupon for new buyers; existing holders retain their discount. @throws Failure `not_found` */
export async function deleteCoupon(payload: Payload, siteId: string, id: string): Promise<void> {
  if (!(await firstRow(payload, ARCHIVE, [siteId, id]))) throw notFound('Coupon')
}
