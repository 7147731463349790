import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { invalidField } from '@/src/contract/failure'
import type { Failure } from '@/src/contract/failure'
import { lockRow } from '../../database/lock-row'
import { firstRow, rows } from '../../database/statements'
import { createOnce } from '../stripe/create-once'
import { deploymentId, buildStripeMetadata, modeOf } from '../stripe/identity'

/** A coupon that can be used. */
export type UsableCoupon = {
  id: string
  code: string
  percentOff: number | null
  amountOffCents: number | null
  currency: string | null
  duration: 'once' | 'repeating' | 'forever'
  durationMonths: number | null
  /** The number of uses; null for unlimited. */
  maxRedemptions: number | null
}

/**
 * Minutes for which a checkout is open and reserves a use of a limited coupon. Stripe's minimum is 30; the
 * rest is for clock differences.
 */
export const RESERVATION_MINUTES = 40

/**
 * Open checkouts of other payers that reserve a use of a coupon `c`: until they are paid or expire, which a
 * late webhook may report. One that was never opened at the payment service reserves none.
 */
const heldBy = (email: string) => `(select count(*) from checkouts k
    where k.coupon_id = c.id and k.status = 'open' and k.email <> ${email}
      and k.created_at > now() - interval '${RESERVATION_MINUTES + 20} minutes'
      and (k.stripe_session_id is not null or k.created_at > now() - interval '1 minute'))`
const USED = `(select count(*) from checkouts k where k.coupon_id = c.id and k.status = 'complete')`

const FIND = {
  name: 'coupon_by_code',
  text: `select c.id, c.code, c.percent_off as "percentOff", c.amount_off_cents as "amountOffCents",
      c.currency, c.duration, c.duration_months as "durationMonths",
      c.max_redemptions as "maxRedemptions",
      c.archived_at is not null or coalesce(c.expires_at <= now(), false) as "isOver",
      coalesce(c.max_redemptions <= ${USED}, false) as "isUsedUp",
      coalesce(c.max_redemptions <= ${USED} + ${heldBy('$3')}, false) as "isHeld"
    from coupons c where c.site_id = $1 and lower(c.code) = lower($2)`,
}

type Row = UsableCoupon & { isOver: boolean; isUsedUp: boolean; isHeld: boolean }

/**
 * Finds the coupon of a code, for a price in a currency. Uses reserved by the payer's own open checkouts
 * count as available.
 * @throws Failure `validation_failed` when there is none, or it has ended or does not apply
 * @see docs/product/payments.md#coupons
 */
export async function findCoupon(
  payload: Payload,
  siteId: string,
  { currency, email }: { currency: string; email: string | null },
  code: string,
): Promise<UsableCoupon> {
  const row = await firstRow<Row>(payload, FIND, [siteId, code.trim(), email ?? ''])
  if (!row) throw invalidField('coupon', 'This code is not valid. Check the spelling.')
  if (row.isOver || row.isUsedUp) throw invalidField('coupon', 'This code has expired.')
  if (row.isHeld) throw isHeldByOthers()
  if (row.currency !== null && row.currency !== currency) {
    throw invalidField('coupon', 'This code applies to prices in another currency.')
  }
  const { isOver: _over, isUsedUp: _usedUp, isHeld: _held, ...coupon } = row
  return coupon
}

const isHeldByOthers = (): Failure =>
  invalidField(
    'coupon',
    'The last uses of this code are reserved by other checkouts. Try again in an hour, or continue without it.',
  )

const IS_LEFT = {
  name: 'coupon_use_is_left',
  text: `select c.max_redemptions > ${USED} + ${heldBy('$2')} as "isLeft" from coupons c where c.id = $1`,
}

/**
 * Checks that a use of a coupon is left for a checkout stored in the same transaction; serialises
 * concurrent ones.
 * @throws Failure `validation_failed`
 */
export async function reserveCouponUse(
  payload: Payload,
  { id }: UsableCoupon,
  email: string,
): Promise<void> {
  await lockRow(payload, 'coupon', [id])
  const use = await firstRow<{ isLeft: boolean }>(payload, IS_LEFT, [id, email])
  if (use?.isLeft !== true) throw isHeldByOthers()
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

/** Returns the id of a coupon at the payment service, where it is created on first use. */
export async function ensureStripeCoupon(payload: Payload, coupon: UsableCoupon): Promise<string> {
  const mode = modeOf(payload)
  const known = await firstRow<{ id: string }>(payload, REFERENCE, [coupon.id, mode])
  if (known) return known.id
  const metadata = await buildStripeMetadata(payload, { coupon: coupon.id })
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
