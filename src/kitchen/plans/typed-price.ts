import { inUnits, minorDigits } from '@/src/domain/payments/money'

/** The most a price may be, in the smallest unit. */
const MOST = 100_000_000

/** A price as it is typed: `4.5` for 450 cents; empty for none. */
export function priceInput(amount: number | null, currency: string): string {
  if (amount === null) return ''
  const digits = minorDigits(currency)
  return inUnits(amount, currency).toFixed(amount % 10 ** digits === 0 ? 0 : digits)
}

/**
 * Reads a typed price: in the smallest unit of its currency, null for none, `invalid` for what is no
 * price, such as a part of a yen. A comma may stand for the point.
 */
export function readPrice(typed: string, currency: string): number | null | 'invalid' {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const [, whole, parts = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(text) ?? []
  const digits = minorDigits(currency)
  if (whole === undefined || parts.length > digits) return 'invalid'
  const amount = Number(whole + parts.padEnd(digits, '0'))
  return amount > MOST ? 'invalid' : amount
}
