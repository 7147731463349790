/**
 * The fractions of kitchen measures, with the glyph of each.
 * @see docs/product/amounts-and-units.md#fractions
 */
export const FRACTIONS = [
  { value: 0, glyph: '' },
  { value: 1 / 8, glyph: '⅛' },
  { value: 1 / 4, glyph: '¼' },
  { value: 1 / 3, glyph: '⅓' },
  { value: 1 / 2, glyph: '½' },
  { value: 2 / 3, glyph: '⅔' },
  { value: 3 / 4, glyph: '¾' },
  { value: 1, glyph: '' },
] as const

/** A fraction glyph, or `''` for none. */
export type FractionGlyph = (typeof FRACTIONS)[number]['glyph']

/**
 * A quantity as a person writes it: a number and a fraction beside it. Only numbers of metric units
 * have decimals, and those no fraction.
 */
export type WrittenNumber = { number: number; fraction: FractionGlyph }

/**
 * Above this, quantities round to whole numbers.
 * @see docs/product/amounts-and-units.md#fractions
 */
export const WHOLE_NUMBERS_ABOVE = 25

/**
 * Rounds a quantity to the nearest of these fractions, or to a whole number above 25. A positive quantity
 * never becomes zero: the minimum is an eighth.
 * @see docs/product/amounts-and-units.md#fractions
 */
export function toMixedNumber(quantity: number): WrittenNumber {
  if (quantity > WHOLE_NUMBERS_ABOVE) return { number: Math.round(quantity), fraction: '' }
  const floor = Math.floor(quantity)
  const nearest = nearestFraction(quantity - floor)
  if (quantity > 0 && floor === 0 && nearest.value === 0) return { number: 0, fraction: '⅛' }
  return { number: nearest.value === 1 ? floor + 1 : floor, fraction: nearest.glyph }
}

/**
 * Rounds a quantity of a metric unit: two decimals below 10, one up to 25, whole numbers above. A positive
 * quantity never becomes zero: the minimum is 0.01.
 * @see docs/product/amounts-and-units.md#decimals
 */
export function toDecimal(quantity: number): WrittenNumber {
  const places = quantity > WHOLE_NUMBERS_ABOVE ? 0 : quantity < 10 ? 2 : 1
  const number = Number(quantity.toFixed(places))
  return { number: quantity > 0 && number === 0 ? 0.01 : number, fraction: '' }
}

/** A written number as text: `1½`, `¾`, `30`, `1.8`. */
export const writtenNumberText = ({ number, fraction }: WrittenNumber): string =>
  fraction === '' ? String(number) : `${number === 0 ? '' : number}${fraction}`

function nearestFraction(rest: number): (typeof FRACTIONS)[number] {
  return FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate.value - rest) < Math.abs(best.value - rest) ? candidate : best,
  )
}
