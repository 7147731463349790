import { mixedNumberText, toMixedNumber } from './fraction'
import type { MixedNumber } from './fraction'

/** How much of something: an amount, a range, or nothing said ("salt, to taste"). */
export type Quantity = { quantityMin: number | null; quantityMax: number | null }

/** The names a unit goes by. */
export type UnitNames = { title: string; pluralTitle: string; abbreviation: string | null }

/** The numbers of a quantity as they are written: none, one, or the two ends of a range. */
export function writtenNumbers({ quantityMin, quantityMax }: Quantity): MixedNumber[] {
  const ends = [quantityMin, quantityMax].filter((end) => end !== null).map(toMixedNumber)
  const [low, high] = ends
  return low && high && mixedNumberText(low) === mixedNumberText(high) ? [low] : ends
}

/** A quantity as text: `1½`, `2–3`, `''` when nothing is said. */
export const quantityText = (quantity: Quantity): string =>
  writtenNumbers(quantity).map(mixedNumberText).join('–')

/**
 * Whether a quantity takes the plural: used above 1 as it is written.
 * @see docs/product/amounts-and-units.md#plurals
 */
export function isPlural({ quantityMin, quantityMax }: Quantity): boolean {
  const { whole, fraction } = toMixedNumber(quantityMax ?? quantityMin ?? 0)
  return whole > 1 || (whole === 1 && fraction !== '')
}

/** The name of a unit beside a quantity: `cup`, `cups`. */
export const unitName = (unit: UnitNames, quantity: Quantity): string =>
  isPlural(quantity) ? unit.pluralTitle : unit.title

/**
 * Quantity and unit as text: `1½ cups`, `375°F`. Signs like a degree's stand close to the number.
 */
export function measureText(quantity: Quantity, unit: UnitNames | null): string {
  const amount = quantityText(quantity)
  if (!unit) return amount
  if (unit.abbreviation?.startsWith('°')) return `${amount}${unit.abbreviation}`
  const name = unitName(unit, quantity)
  return amount === '' ? name : `${amount} ${name}`
}
