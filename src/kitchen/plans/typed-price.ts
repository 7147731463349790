import { amountText, inUnits, minorDigits } from '@/src/domain/payments/money'
import { MAX_PRICE } from '@/src/domain/payments/price-limits'
import { normaliseDigits } from '@/src/parsing/digits'

/** A price as it is typed: `4.5` for 450 cents; empty for none. */
export function priceInput(amount: number | null, currency: string): string {
  if (amount === null) return ''
  const digits = minorDigits(currency)
  return inUnits(amount, currency).toFixed(amount % 10 ** digits === 0 ? 0 : digits)
}

/**
 * Parses a typed price: in the smallest unit of its currency, null for empty text, `invalid` for an invalid
 * price, such as a fraction of a yen. The decimal separator may be a comma, and the digits of any script.
 */
export function readPrice(typed: string, currency: string): number | null | 'invalid' {
  const text = normaliseDigits(typed).trim().replace(',', '.')
  if (text === '') return null
  const [, whole, parts = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(text) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || parts.length > digits) return 'invalid'
  const amount = Number(whole + parts.padEnd(digits, '0'))
  return amount > MAX_PRICE ? 'invalid' : amount
}

/** The message about a price that could not be read. */
export const wrongPrice = (currency: string): string =>
  minorDigits(currency) === 0
    ? `Enter a price such as 500, ${amountText(MAX_PRICE, currency)} at most.`
    : `Enter a price such as 5 or 4.50, ${amountText(MAX_PRICE, currency)} at most.`
