import { exactNumberText } from './exact-number'

/** A quantity: an amount, a range, or unspecified ("salt, to taste"). */
export type Quantity = { quantityMin: number | null; quantityMax: number | null }

/** The names of a unit; the slug is the catalogue's. */
export type UnitNames = {
  slug: string
  title: string
  pluralTitle: string
  abbreviation: string | null
}

/** Formats a quantity, not rounded: `1½`, `2–3`, `''` for none; in decimals beside a metric unit. */
export function quantityText(
  { quantityMin, quantityMax }: Quantity,
  unit: UnitNames | null = null,
): string {
  const ends = [quantityMin, quantityMax].filter((end) => end !== null)
  return [...new Set(ends.map((end) => exactNumberText(end, unit?.slug ?? null)))].join('–')
}

/**
 * Whether a quantity takes the plural: used above 1.
 * @see docs/product/amounts-and-units.md#plurals
 */
export const isPlural = ({ quantityMin, quantityMax }: Quantity): boolean =>
  (quantityMax ?? quantityMin ?? 0) > 1

/** The name of a unit beside a quantity: `cup`, `cups`. */
export const unitName = (unit: UnitNames, quantity: Quantity): string =>
  isPlural(quantity) ? unit.pluralTitle : unit.title

/**
 * Formats a quantity and its unit: `1½ cups`, `375°F`. Symbols like the degree sign follow without a space.
 */
export function measureText(quantity: Quantity, unit: UnitNames | null): string {
  const amount = quantityText(quantity, unit)
  if (!unit) return amount
  if (unit.abbreviation?.startsWith('°')) return `${amount}${unit.abbreviation}`
  const name = unitName(unit, quantity)
  return amount === '' ? name : `${amount} ${name}`
}
