import { amountText } from './money'

/** The discount of a coupon. */
export type Discount = {
  percentOff: number | null
  amountOffCents: number | null
  duration: 'once' | 'repeating' | 'forever'
  durationMonths: number | null
}

/** A price with a coupon: the reduced amount, and its description. */
export type ReducedPrice = { amountCents: number; off: string; words: string }

/**
 * The price of a plan with a coupon: `20% off for 3 months: $4 instead of $5 a month`.
 * @see docs/product/payments.md#coupons
 */
export function reducedPrice(
  discount: Discount,
  price: { plan: 'monthly' | 'yearly'; amountCents: number; currency: string },
): ReducedPrice {
  const { amountCents: full, currency, plan } = price
  const off = Math.min(full, reduction(discount, full))
  const what =
    discount.percentOff === null ? amountText(off, currency) : `${String(discount.percentOff)}%`
  const howLong = lasting(discount, plan)
  const now = full - off
  const paid = now === 0 ? 'nothing' : amountText(now, currency)
  const each = howLong.isEach ? ` a ${PERIODS[plan]}` : ''
  return {
    amountCents: now,
    off: `${what} off ${howLong.words}`,
    words: `${what} off ${howLong.words}: ${paid} instead of ${amountText(full, currency)}${each}.`,
  }
}

const PERIODS = { monthly: 'month', yearly: 'year' } as const

/** The discount, rounded as by the payment service. */
const reduction = ({ percentOff, amountOffCents }: Discount, full: number): number =>
  percentOff === null ? (amountOffCents ?? 0) : Math.round((full * percentOff) / 100)

/**
 * The number of payments that a discount applies to: months count from the first one, so a yearly plan has
 * at least one.
 */
function lasting(
  { duration, durationMonths }: Discount,
  plan: 'monthly' | 'yearly',
): { words: string; isEach: boolean } {
  if (duration === 'forever') return { words: 'every payment', isEach: true }
  const months = duration === 'once' ? 1 : (durationMonths ?? 1)
  const payments = plan === 'monthly' ? months : Math.ceil(months / 12)
  return payments === 1
    ? { words: `the first ${PERIODS[plan]}`, isEach: false }
    : { words: `for ${String(payments)} ${PERIODS[plan]}s`, isEach: true }
}
