/*
 * Amounts of money are whole numbers of the smallest unit that payments count in: cents, or yen.
 */

/** Currencies without a smaller unit, as payment services count them. */
const WITHOUT_CENTS = new Set(
  'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '),
)
/** Currencies whose unit has a thousand parts. */
const WITH_THOUSANDTHS = new Set('BHD JOD KWD OMR TND'.split(' '))

/** The number of decimals of a currency: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (WITHOUT_CENTS.has(currency)) return 0
  return WITH_THOUSANDTHS.has(currency) ? 3 : 2
}

/** An amount in units of its currency: 450 of USD is 4.5, of JPY 450. */
export const inUnits = (amount: number, currency: string): number =>
  amount / 10 ** minorDigits(currency)

/**
 * Formats an amount of money: `$5`, `$4.50`, `¥450`; in German `4,50 $`. An unknown currency follows the
 * number.
 * @see docs/product/payments.md#amounts
 */
export function amountText(amount: number, currency: string, locale = 'en-US'): string {
  const digits = minorDigits(currency)
  const shown = amount % 10 ** digits === 0 ? 0 : digits
  const units = inUnits(amount, currency)
  try {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: shown,
      maximumFractionDigits: shown,
    }).format(units)
  } catch {
    return `${units.toFixed(shown)} ${currency}`
  }
}
