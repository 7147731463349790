import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { invalidField } from '@/src/contract/failure'
import { firstRow, rows } from '../../database/statements'
import { createOnce } from '../stripe/create-once'
import { deploymentId, markedWith, modeOf } from '../stripe/identity'

/** A coupon that can be used. */
export type UsableCoupon = {
  id: string
  code: string
  percentOff: number | null
  amountOffCents: number | null
  currency: string | null
  duration: 'once' | 'repeating' | 'forever'
  durationMonths: number | null
}

const FIND = {
  name: 'coupon_by_code',
  text: `select c.id, c.code, c.percent_off as "percentOff", c.amount_off_cents as "amountOffCents",
      c.currency, c.duration, c.duration_months as "durationMonths",
      c.archived_at is not null or coalesce(c.expires_at <= now(), false) as "isOver",
      coalesce(c.max_redemptions <= (select count(*) from checkouts k
        where k.coupon_id = c.id and k.status = 'complete'), false) as "isUsedUp"
    from coupons c where c.site_id = $1 and lower(c.code) = lower($2)`,
}

type Row = UsableCoupon & { isOver: boolean; isUsedUp: boolean }

/**
 * The coupon of a code, for a price in a currency.
 * @throws Failure `validation_failed` when there is none, or it has ended or does not fit
 * @see docs/product/payments.md#coupons
 */
export async function findCoupon(
  payload: Payload,
  siteId: string,
  { currency }: { currency: string },
  code: string,
): Promise<UsableCoupon> {
  const row = await firstRow<Row>(payload, FIND, [siteId, code.trim()])
  if (!row) throw invalidField('coupon', 'This code is not known. Check how it is written.')
  if (row.isOver || row.isUsedUp) throw invalidField('coupon', 'This code has ended.')
  if (row.currency !== null && row.currency !== currency) {
    throw invalidField('coupon', 'This code is for prices in another currency.')
  }
  const { isOver: _over, isUsedUp: _usedUp, ...coupon } = row
  return coupon
}

const REFERENCE = {
  name: 'coupon_reference',
  text: `select stripe_coupon_id as id from coupon_references where coupon_id = $1 and mode = $2`,
}
const KEEP = {
  name: 'coupon_reference_keep',
  text: `insert into coupon_references (coupon_id, mode, stripe_coupon_id) values ($1, $2, $3)
    on conflict do nothing`,
}

/** The id at the payment service of a coupon, which is made when it is first used. */
export async function stripeCouponOf(payload: Payload, coupon: UsableCoupon): Promise<string> {
  const mode = modeOf(payload)
  const known = await firstRow<{ id: string }>(payload, REFERENCE, [coupon.id, mode])
  if (known) return known.id
  const metadata = await markedWith(payload, { coupon: coupon.id })
  const once = `coupon:${await deploymentId(payload)}:${coupon.id}`
  const { id } = await createOnce(payload, once, (stripe, options) =>
    stripe.coupons.create(
      { ...discountOf(coupon), name: coupon.code.slice(0, 40), metadata },
      options,
    ),
  )
  await rows(payload, KEEP, [coupon.id, mode, id])
  return id
}

function discountOf(coupon: UsableCoupon): Stripe.CouponCreateParams {
  const { percentOff, amountOffCents, currency, duration, durationMonths } = coupon
  return {
    duration,
    ...(duration === 'repeating' ? { duration_in_months: durationMonths ?? 1 } : {}),
    ...(percentOff !== null
      ? { percent_off: percentOff }
      : { amount_off: amountOffCents ?? 0, currency: (currency ?? 'USD').toLowerCase() }),
  }
}
