/** An upcoming payment. */
export type NextPayment = { at: Date; amountCents: number }

/** Months of a period of each plan. */
const MONTHS = { monthly: 1, yearly: 12 } as const

/**
 * Calculates the first payment that a credit does not cover: the periods it fully pays for are skipped, the
 * remainder is deducted.
 * @param firstRenewal the end of the current period
 * @see docs/product/payments.md#plan-changes
 */
export function nextPayment(
  credit: { creditCents: number; priceCents: number },
  plan: keyof typeof MONTHS,
  firstRenewal: Date,
): NextPayment {
  const { creditCents, priceCents } = credit
  const coveredPeriods = priceCents > 0 ? Math.floor(creditCents / priceCents) : 0
  return {
    at: addMonths(firstRenewal, coveredPeriods * MONTHS[plan]),
    amountCents: priceCents - (creditCents - coveredPeriods * priceCents),
  }
}

/** Adds months; a day that the month does not have becomes its last. */
function addMonths(from: Date, months: number): Date {
  const date = new Date(from)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return date
}
