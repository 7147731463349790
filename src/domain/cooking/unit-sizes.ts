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

/** Abbreviations of the units that computed amounts are in, by slug; those of cups are words. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    gram: 'g',
    kilogram: 'kg',
    milliliter: 'ml',
    liter: 'l',
    ounce: 'oz',
    'fluid-ounce': 'fl oz',
    pound: 'lb',
    teaspoon: 'tsp',
    tablespoon: 'tbsp',
    quart: 'qt',
    gallon: 'gal',
    inch: 'in',
    centimeter: 'cm',
  }),
)
