import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partsText } from '../amounts/written-parts'
import { convertAmounts, scaleAmounts } from './convert'
import type { Measured, MeasurementSystem, UnitAmount } from './convert'

const STYLE = { language: null, isSpelledOut: false, words: new Map() }
const flour: Measured = {
  gramsPerLiter: 530,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
}
const sugar: Measured = { ...flour, gramsPerLiter: 845 }
const salt: Measured = { ...flour, gramsPerLiter: 1217 }
const water: Measured = { ...flour, gramsPerLiter: 1000, defaultMetricMeasurementMethod: 'volume' }
const chicken: Measured = {
  ...flour,
  gramsPerLiter: null,
  defaultImperialMeasurementMethod: 'weight',
}

const of = (value: number, unit: string | null): UnitAmount => ({ value, unit })

function converted(
  amounts: readonly UnitAmount[],
  system: MeasurementSystem,
  ingredient: Measured | null,
): string | null {
  const parts = convertAmounts(amounts, 1, { system, ingredient })
  return parts && partsText(parts, STYLE)
}

describe('an amount in the other system', () => {
  it.each([
    ['a cup of flour is weighed', [of(1, 'cup')], 'metric', flour, '125 g'],
    ['cups of water have round milliliters', [of(1, 'cup')], 'metric', water, '240 ml'],
    ['three cups too', [of(3, 'cup')], 'metric', null, '720 ml'],
    ['a quart is nearly a liter', [of(1, 'quart')], 'metric', water, '950 ml'],
    ['five cups pass a liter', [of(5, 'cup')], 'metric', water, '1.2 l'],
    ['a pound is grams', [of(1, 'pound')], 'metric', chicken, '450 g'],
    ['two pounds', [of(2, 'pound')], 'metric', chicken, '900 g'],
    ['a sum is added', [of(1, 'cup'), of(2, 'tablespoon')], 'metric', sugar, '225 g'],
    ['pounds and ounces', [of(1, 'pound'), of(8, 'ounce')], 'metric', null, '680 g'],
    ['cup and spoons of milk', [of(1, 'cup'), of(2, 'tablespoon')], 'metric', water, '270 ml'],
    ['sugar goes into cups and spoons', [of(175, 'gram')], 'imperial', sugar, '¾ cup + 2 tbsp'],
    ['a little goes into spoons', [of(100, 'milliliter')], 'imperial', null, '6¾ tbsp'],
    ['salt too', [of(12, 'gram')], 'imperial', salt, '2 tsp'],
    ['meat is weighed', [of(500, 'gram')], 'imperial', chicken, '1 lb 2 oz'],
    ['without a density weight stays weight', [of(400, 'gram')], 'imperial', null, '14 oz'],
    ['what cannot be written stays', [of(12, 'gram')], 'imperial', null, null],
    ['a clove is a clove', [of(3, 'clove')], 'metric', null, null],
  ] as const)('%s', (_, amounts, system, ingredient, expected) => {
    expect(converted(amounts, system, ingredient)).toBe(expected)
  })

  it('is within 3% in grams and milliliters, from every unit and amount', () => {
    const units = [...Object.keys(GRAMS), ...Object.keys(MILLILITERS)]
    const cooks: Readonly<Record<string, number>> = { cup: 240, tablespoon: 15, teaspoon: 5 }
    fc.assert(
      fc.property(
        fc.double({ min: 1 / 8, max: 2000, noNaN: true }),
        fc.constantFrom(...units),
        fc.constantFrom(0.5, 1, 1.5, 2, 3, 10),
        fc.constantFrom(flour, sugar, salt, water, chicken, null),
        (value, unit, multiplier, ingredient) => {
          const metric = { system: 'metric', ingredient } as const
          const parts = convertAmounts([of(value, unit)], multiplier, metric) ?? []
          const ofCooks = parts.every((part) => /liter$/.test(part.unit)) ? cooks[unit] : undefined
          const exact = ofCooks ? ofCooks * value : grams([of(value, unit)], ingredient)
          const written = grams(parts, ofCooks ? null : ingredient)
          expect(Math.abs(written / (exact * multiplier) - 1)).toBeLessThanOrEqual(0.0301)
        },
      ),
    )
  })

  it('is within 5% of the true amount', () => {
    const units = ['cup', 'ounce', 'pound', 'quart', 'fluid-ounce', 'gram', 'milliliter', 'liter']
    fc.assert(
      fc.property(
        fc.double({ min: 0.25, max: 2000, noNaN: true }),
        fc.constantFrom(...units),
        fc.constantFrom(flour, water, chicken, null),
        fc.constantFrom<MeasurementSystem>('metric', 'imperial'),
        (value, unit, ingredient, system) => {
          const there = convertAmounts([of(value, unit)], 1, { system, ingredient })
          if (!there) return
          const back = grams(there, ingredient) / grams([of(value, unit)], ingredient)
          expect(Math.abs(back - 1)).toBeLessThanOrEqual(0.0501)
        },
      ),
    )
  })
})

const GRAMS: Readonly<Record<string, number>> = {
  gram: 1,
  kilogram: 1000,
  ounce: 28.3495,
  pound: 453.592,
}
const MILLILITERS: Readonly<Record<string, number>> = {
  milliliter: 1,
  liter: 1000,
  cup: 236.588,
  quart: 946.353,
  gallon: 3785.41,
  tablespoon: 14.787,
  teaspoon: 4.929,
  'fluid-ounce': 29.574,
}
const grams = (amounts: readonly UnitAmount[], ingredient: Measured | null): number =>
  amounts.reduce(
    (sum, { value, unit }) =>
      sum +
      value *
        (GRAMS[unit ?? ''] ??
          (MILLILITERS[unit ?? ''] ?? 0) * ((ingredient?.gramsPerLiter ?? 1000) / 1000)),
    0,
  )

describe('an amount of more or fewer servings', () => {
  const scaled = (
    amounts: readonly UnitAmount[],
    multiplier: number,
    system: MeasurementSystem = 'imperial',
  ): string => partsText(scaleAmounts(amounts, multiplier, system), STYLE)

  it.each([
    [[of(0.875, 'cup')], 2, '1¾ cups'],
    [[of(1 / 3, 'cup')], 0.5, '2 tbsp + 2 tsp'],
    [[of(0.125, 'teaspoon')], 0.5, '1/16 tsp'],
    [[of(1, 'tablespoon')], 0.5, '½ tbsp'],
    [[of(1.75, 'ounce')], 0.5, '⅞ oz'],
    [[of(0.75, 'teaspoon')], 0.5, '⅜ tsp'],
    [[of(1, 'cup'), of(2, 'tablespoon')], 2, '2¼ cups'],
    [[of(1, 'pound'), of(8, 'ounce')], 2, '3 lb'],
    [[of(1, 'pound'), of(2, 'ounce')], 2, '2 lb 4 oz'],
    [[of(27.5, 'ounce')], 2, '3½ lb'],
    [[of(4, 'cup')], 2, '8 cups'],
    [[of(2, 'cup')], 2, '4 cups'],
    [[of(1, 'pint')], 2, '2 pints'],
    [[of(1, 'pint')], 0.5, '½ pint'],
    [[of(8, 'fluid-ounce')], 2, '16 fl oz'],
    [[of(20, 'fluid-ounce')], 2, '5 cups'],
    [[of(1, 'shot')], 2, '2 shots'],
    [[of(1, 'quart')], 2, '2 qt'],
    [[of(500, 'gram')], 2, '1 kg'],
    [[of(1.8, 'kilogram')], 0.5, '900 g'],
    [[of(1.5, 'deciliter')], 2, '3 deciliters'],
    [[of(7.5, 'gram')], 0.5, '3.75 g'],
    [[of(3, 'tablespoon')], 8, '1½ cups'],
    [[of(1, null)], 0.5, '½'],
    [[of(1, null)], 1 / 3, '⅓'],
  ] as const)('%j times %d is %s', (amounts, multiplier, expected) => {
    expect(scaled(amounts, multiplier)).toBe(expected)
  })

  it('keeps spoons as spoons in a metric kitchen', () => {
    expect(scaled([of(3, 'tablespoon')], 8, 'metric')).toBe('24 tbsp')
  })

  it('is within 5% for everything that can be measured', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 64 }).map((quarters) => quarters / 4),
        fc.constantFrom('cup', 'tablespoon', 'teaspoon', 'ounce', 'pound', 'gram', 'fluid-ounce'),
        fc.constantFrom(0.5, 0.75, 1.5, 2, 3, 4, 10),
        (value, unit, multiplier) => {
          const parts = scaleAmounts([of(value, unit)], multiplier, 'imperial')
          const ratio = grams(parts, null) / (grams([of(value, unit)], null) * multiplier)
          expect(Math.abs(ratio - 1)).toBeLessThanOrEqual(0.0501)
        },
      ),
    )
  })
})
