/**
 * The fractions a cook has a spoon for, by the glyph that stands for each.
 * @see docs/product/amounts-and-units.md#fractions
 */
const FRACTIONS = [
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

/** A quantity as a person writes it: a whole number and a fraction beside it. */
export type MixedNumber = { whole: number; fraction: FractionGlyph }

/**
 * Above this, quantities round to whole numbers.
 * @see docs/product/amounts-and-units.md#fractions
 */
export const WHOLE_NUMBERS_ABOVE = 25

/**
 * Rounds a quantity to the nearest of these fractions, whole numbers above 25. What is more than
 * nothing never becomes nothing: the least is an eighth.
 * @see docs/product/amounts-and-units.md#fractions
 */
export function toMixedNumber(quantity: number): MixedNumber {
  if (quantity > WHOLE_NUMBERS_ABOVE) return { whole: Math.round(quantity), fraction: '' }
  const floor = Math.floor(quantity)
  const nearest = nearestFraction(quantity - floor)
  if (quantity > 0 && floor === 0 && nearest.value === 0) return { whole: 0, fraction: '⅛' }
  return { whole: nearest.value === 1 ? floor + 1 : floor, fraction: nearest.glyph }
}

/** A mixed number as text: `1½`, `¾`, `30`. */
export const mixedNumberText = ({ whole, fraction }: MixedNumber): string =>
  fraction === '' ? String(whole) : `${whole === 0 ? '' : whole}${fraction}`

function nearestFraction(rest: number): (typeof FRACTIONS)[number] {
  return FRACTIONS.reduce((best, candidate) =>
    Math.abs(candidate.value - rest) < Math.abs(best.value - rest) ? candidate : best,
  )
}
