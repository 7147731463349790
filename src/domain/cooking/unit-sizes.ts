import type { UnitNames } from '../amounts/quantity'

/** The kind of a unit, its system, and its size in grams or in milliliters. */
export type UnitSize = {
  kind: 'weight' | 'volume'
  /** `any`: spoons lie in every kitchen's drawer, so a switch of measures leaves them. */
  system: 'metric' | 'imperial' | 'any'
  size: number
}

const weight = (system: UnitSize['system'], size: number): UnitSize => ({
  kind: 'weight',
  system,
  size,
})
const volume = (system: UnitSize['system'], size: number): UnitSize => ({
  kind: 'volume',
  system,
  size,
})

/**
 * Units with a size, by slug.
 * @see docs/product/amounts-and-units.md#conversion
 */
const SIZES: Readonly<Record<string, UnitSize>> = {
  milligram: weight('metric', 0.001),
  gram: weight('metric', 1),
  dekagram: weight('metric', 10),
  kilogram: weight('metric', 1000),
  ounce: weight('imperial', 28.3495),
  pound: weight('imperial', 453.592),
  milliliter: volume('metric', 1),
  centiliter: volume('metric', 10),
  deciliter: volume('metric', 100),
  liter: volume('metric', 1000),
  teaspoon: volume('any', 4.929),
  dessertspoon: volume('any', 9.858),
  tablespoon: volume('any', 14.787),
  jigger: volume('imperial', 44.36),
  shot: volume('imperial', 44.36),
  'fluid-ounce': volume('imperial', 29.574),
  gill: volume('imperial', 118.294),
  cup: volume('imperial', 236.588),
  pint: volume('imperial', 473.176),
  quart: volume('imperial', 946.353),
  gallon: volume('imperial', 3785.41),
}

/** The size of a unit; null for pinches, cloves and cans. */
export const unitSize = (slug: string): UnitSize | null =>
  Object.hasOwn(SIZES, slug) ? (SIZES[slug] ?? null) : null

/** A unit that amounts are converted to, under its own names. */
const target = (title: string, abbreviation: string, slug = title): UnitNames => ({
  slug,
  title,
  pluralTitle: `${title}s`,
  abbreviation,
})

/** The units that conversions end in, each from so many grams or milliliters on, largest first. */
export const TARGETS = {
  metric: {
    weight: [
      { from: 1000, unit: target('kilogram', 'kg') },
      { from: 0, unit: target('gram', 'g') },
    ],
    volume: [
      { from: 1000, unit: target('liter', 'l') },
      { from: 0, unit: target('milliliter', 'ml') },
    ],
  },
  imperial: {
    weight: [
      { from: 453.592, unit: target('pound', 'lb') },
      { from: 0, unit: target('ounce', 'oz') },
    ],
    volume: [
      { from: 3785.41, unit: target('gallon', 'gal') },
      { from: 946.353, unit: target('quart', 'qt') },
      { from: 236.588 / 4, unit: target('cup', 'c') },
      { from: 14.787, unit: target('tablespoon', 'tbsp') },
      { from: 0, unit: target('teaspoon', 'tsp') },
    ],
  },
} as const
