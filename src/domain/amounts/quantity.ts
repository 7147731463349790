import { toDecimal, toMixedNumber, writtenNumberText } from './fraction'
import type { WrittenNumber } from './fraction'

/** A quantity: an amount, a range, or unspecified ("salt, to taste"). */
export type Quantity = { quantityMin: number | null; quantityMax: number | null }

/** The names a unit goes by; the slug is the catalogue's. */
export type UnitNames = {
  slug: string
  title: string
  pluralTitle: string
  abbreviation: string | null
}

/** Units whose amounts are written in decimals, by slug; degrees Celsius go by their sign. */
const IN_DECIMALS: ReadonlySet<string> = new Set([
  ...['milligram', 'gram', 'dekagram', 'kilogram'],
  ...['milliliter', 'centiliter', 'deciliter', 'liter'],
  ...['millimeter', 'centimeter'],
])

/** A number as it is written beside a unit; `null` for counts. */
function written(quantity: number, unit: UnitNames | null): WrittenNumber {
  const isDecimal = unit !== null && (IN_DECIMALS.has(unit.slug) || unit.abbreviation === '°C')
  return isDecimal ? toDecimal(quantity) : toMixedNumber(quantity)
}

/**
 * The numbers of a quantity as they are written beside its unit (`null` for counts): none, one, or
 * the two ends of a range.
 */
export function writtenNumbers(
  { quantityMin, quantityMax }: Quantity,
  unit: UnitNames | null,
): WrittenNumber[] {
  const ends = [quantityMin, quantityMax]
    .filter((end) => end !== null)
    .map((end) => written(end, unit))
  const [low, high] = ends
  return low && high && writtenNumberText(low) === writtenNumberText(high) ? [low] : ends
}

/** A quantity as text: `1½`, `2–3`, `''` when nothing is said; in decimals beside a metric unit. */
export const quantityText = (quantity: Quantity, unit: UnitNames | null = null): string =>
  writtenNumbers(quantity, unit).map(writtenNumberText).join('–')

/**
 * Whether a quantity takes the plural: used above 1 as it is written.
 * @see docs/product/amounts-and-units.md#plurals
 */
export function isPlural(
  { quantityMin, quantityMax }: Quantity,
  unit: UnitNames | null = null,
): boolean {
  const { number, fraction } = written(quantityMax ?? quantityMin ?? 0, unit)
  return number > 1 || (number === 1 && fraction !== '')
}

/** The name of a unit beside a quantity: `cup`, `cups`. */
export const unitName = (unit: UnitNames, quantity: Quantity): string =>
  isPlural(quantity, unit) ? unit.pluralTitle : unit.title

/**
 * Quantity and unit as text: `1½ cups`, `375°F`. Signs like a degree's stand close to the number.
 */
export function measureText(quantity: Quantity, unit: UnitNames | null): string {
  const amount = quantityText(quantity, unit)
  if (!unit) return amount
  if (unit.abbreviation?.startsWith('°')) return `${amount}${unit.abbreviation}`
  const name = unitName(unit, quantity)
  return amount === '' ? name : `${amount} ${name}`
}
