/**
 * The target of payments.
 * - `off`: nothing can be bought.
 * - `local`: the test checkout of this installation; no money moves.
 * - `test`, `live`: Stripe, by the kind of its key.
 * @see docs/product/payments.md#modes
 */
export const PAYMENT_MODES = ['off', 'local', 'test', 'live'] as const
export type PaymentMode = (typeof PAYMENT_MODES)[number]

/** A plan that sites pay the platform for; the amount is in the smallest unit of its currency. */
export type PlatformPlan = {
  name: string
  amountCents: number
  currency: string
  interval: 'month' | 'year'
}

/** Longest trial period of a site's paid plans, in days. */
export const MAX_TRIAL_DAYS = 90
