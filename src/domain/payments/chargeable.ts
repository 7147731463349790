import { amountText, minorDigits } from './money'

/** Currencies counted in hundredths that are charged in whole units only. */
const WHOLE_UNITS = new Set(['ISK', 'UGX'])

/** Minimum charges of payment services, in the smallest unit; other currencies have none. */
const MIN_CHARGES: Readonly<Record<string, number>> = {
  ...{ USD: 50, EUR: 50, GBP: 30, AUD: 50, BRL: 50, CAD: 50, CHF: 50, INR: 50, NZD: 50, SGD: 50 },
  ...{ AED: 200, CZK: 1500, DKK: 250, HKD: 400, HUF: 17500, JPY: 50, MXN: 1000, MYR: 200 },
  ...{ NOK: 300, PLN: 200, RON: 200, SEK: 300, THB: 1000 },
}

/**
 * The error message of a price that cannot be charged; null if it is valid. Zero is invalid.
 * @param amount in the smallest unit of the currency
 * @see docs/product/payments.md#amounts
 */
export function priceProblem(amount: number, currency: string): string | null {
  if (amount === 0) return null
  const least = MIN_CHARGES[currency] ?? 0
  if (amount < least)
    return `At least ${amountText(least, currency)}. Smaller amounts cannot be charged.`
  return stepProblem(amount, currency)
}

/** The reason why an amount is no multiple of the smallest coin that is charged; null for one that is. */
export function stepProblem(amount: number, currency: string): string | null {
  const step = stepOf(currency)
  if (amount % step === 0) return null
  return `Only steps of ${amountText(step, currency)} can be charged in ${currency}.`
}

/** Thousandths end with a zero: the third digit is not charged. */
function stepOf(currency: string): number {
  if (WHOLE_UNITS.has(currency)) return 100
  return minorDigits(currency) === 3 ? 10 : 1
}

/** Whether there is a currency of this code. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code)
