/** Cents of a unit of most currencies. */
const CENTS = 100
/** The most a price may be, in cents. */
const MOST = 100_000_000

/** A price as it is typed: `4.5` for 450 cents; empty for none. */
export const priceInput = (cents: number | null): string =>
  cents === null ? '' : (cents / CENTS).toFixed(cents % CENTS === 0 ? 0 : 2)

/**
 * Reads a typed price: in cents, null for none, `invalid` for what is no price. A comma may stand for
 * the point.
 */
export function readPrice(typed: string): number | null | 'invalid' {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  if (!/^\d{1,7}(?:\.\d{0,2})?$/.test(text)) return 'invalid'
  const cents = Math.round(Number(text) * CENTS)
  return cents > MOST ? 'invalid' : cents
}
