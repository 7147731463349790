import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureText } from '../amounts/quantity'
import { convertAmount } from './convert'
import type { Amount, Measured, MeasurementSystem } from './convert'
import { scaleQuantity } from './scale'

const named = (slug: string, plural = `${slug}s`) => ({
  slug,
  title: slug,
  pluralTitle: plural,
  abbreviation: null,
})
const flour: Measured = {
  slug: 'bread-flour',
  gramsPerLiter: 550,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
}
const water: Measured = {
  slug: 'water',
  gramsPerLiter: 1000,
  defaultMetricMeasurementMethod: 'volume',
  defaultImperialMeasurementMethod: 'volume',
}
const salt: Measured = { ...water, slug: 'sea-salt', gramsPerLiter: 1136 }
const chicken: Measured = {
  slug: 'chicken',
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'weight',
}

const amount = (
  quantityMin: number | null,
  unit: string | null,
  ingredient: Measured | null,
  quantityMax: number | null = null,
): Amount => ({
  quantity: { quantityMin, quantityMax },
  unit: unit === null ? null : named(unit),
  ingredient,
})

const text = (given: Amount, system: MeasurementSystem, multiplier = 1): string => {
  const { quantity, unit } = convertAmount(given, { system, multiplier })
  return measureText(quantity, unit)
}

describe('an amount in the reader’s measures', () => {
  it.each([
    ['a cup of flour is weighed', amount(1, 'cup', flour), 'metric', '130 grams'],
    ['flour in grams goes into a cup', amount(130, 'gram', flour), 'imperial', '1 cup'],
    ['a cup of water stays a volume', amount(1, 'cup', water), 'metric', '237 milliliters'],
    ['milliliters of water fill cups', amount(240, 'milliliter', water), 'imperial', '1 cup'],
    ['a little water fills spoons', amount(30, 'milliliter', water), 'imperial', '2 tablespoons'],
    ['less fills smaller ones', amount(5, 'milliliter', water), 'imperial', '1 teaspoon'],
    ['a liter is a quart', amount(1, 'liter', water), 'imperial', '1 quart'],
    ['four liters are a gallon', amount(4, 'liter', water), 'imperial', '1 gallon'],
    ['a quart is nearly a liter', amount(1, 'quart', water), 'metric', '946 milliliters'],
    ['five cups pass a liter', amount(5, 'cup', water), 'metric', '1.18 liters'],
    ['fluid ounces are milliliters', amount(2, 'fluid-ounce', null), 'metric', '59 milliliters'],
    ['a pound is grams', amount(1, 'pound', chicken), 'metric', '454 grams'],
    [
      'three pounds are a kilogram and more',
      amount(3, 'pound', chicken),
      'metric',
      '1.36 kilograms',
    ],
    ['500 grams are a pound', amount(500, 'gram', chicken), 'imperial', '1⅛ pounds'],
    ['453 grams are still ounces', amount(453, 'gram', chicken), 'imperial', '16 ounces'],
    ['454 grams are a pound', amount(454, 'gram', chicken), 'imperial', '1 pound'],
    ['grams of salt are never spooned', amount(21, 'gram', salt), 'imperial', '¾ ounce'],
    [
      'without a density a cup stays a volume',
      amount(1, 'cup', chicken),
      'metric',
      '237 milliliters',
    ],
    ['a trace is not made a volume', amount(0.2, 'gram', flour), 'imperial', '⅛ ounce'],
    ['both ends of a range convert', amount(1, 'cup', flour, 2), 'metric', '130–260 grams'],
    ['spoons lie in every drawer', amount(2, 'tablespoon', flour), 'metric', '2 tablespoons'],
    ['a clove is a clove', amount(3, 'clove', null), 'metric', '3 cloves'],
    ['what has no unit is counted', amount(2, null, chicken), 'imperial', '2'],
    ['what says nothing says nothing', amount(null, null, salt), 'metric', ''],
    ['the author’s own unit stays', amount(150, 'gram', flour), 'metric', '150 grams'],
    ['ounces on a can stay', amount(28, 'ounce', chicken), 'imperial', '28 ounces'],
  ] as const)('%s', (_, given, system, expected) => {
    expect(text(given, system)).toBe(expected)
  })

  it.each([
    [amount(1800, 'gram', flour), 1, '1.8 kilograms'],
    [amount(1800, 'gram', flour), 2, '3.6 kilograms'],
    [amount(1800, 'gram', flour), 0.5, '900 grams'],
    [amount(900, 'gram', flour, 1200), 1, '0.9–1.2 kilograms'],
    [amount(0.75, 'kilogram', flour), 1, '750 grams'],
    [amount(1.5, 'kilogram', flour), 0.5, '750 grams'],
    [amount(1.5, 'kilogram', flour), 1, '1.5 kilograms'],
    [amount(1250, 'milliliter', water), 1, '1.25 liters'],
    [amount(0.5, 'liter', water), 1, '500 milliliters'],
    [amount(7.5, 'gram', salt), 1, '7.5 grams'],
    [amount(7.5, 'gram', salt), 0.5, '3.75 grams'],
    [amount(1.5, 'deciliter', water), 2, '3 deciliters'],
    [amount(0.2, 'ounce', null), 1, '6 grams'],
    [amount(0.1, 'ounce', null), 1, '2.8 grams'],
  ] as const)(
    'takes the same metric unit at every multiplier: %o',
    (given, multiplier, expected) => {
      expect(text(given, 'metric', multiplier)).toBe(expected)
    },
  )

  it.each([
    [amount(500, 'gram', flour), 'metric', 2, '1 kilogram'],
    [amount(500, 'milliliter', water), 'metric', 3, '1.5 liters'],
    [amount(8, 'ounce', chicken), 'imperial', 2, '1 pound'],
    [amount(1, 'cup', flour), 'imperial', 0.5, '½ cup'],
    [amount(1, 'cup', flour), 'imperial', 3, '3 cups'],
    [amount(1, 'clove', null, 2), 'metric', 2, '2–4 cloves'],
    [amount(13, 'ounce', null), 'metric', 2, '737 grams'],
    [amount(null, 'pinch', salt), 'metric', 4, 'pinch'],
  ] as const)('is scaled: %o', (given, system, multiplier, expected) => {
    expect(text(given, system, multiplier)).toBe(expected)
  })

  it('comes back to the same amount within what rounding takes', () => {
    fc.assert(
      fc.property(
        // from four on: spoons, which smaller amounts end in, stay spoons
        fc.integer({ min: 32, max: 400 }).map((eighths) => eighths / 8),
        fc.constantFrom('cup', 'ounce', 'pound', 'quart', 'fluid-ounce'),
        fc.constantFrom(flour, water, chicken, null),
        (quantity, unit, ingredient) => {
          const there = convertAmount(amount(quantity, unit, ingredient), metric)
          const back = convertAmount(
            {
              ...amount(0, null, ingredient),
              quantity: there.quantity,
              unit: withSlug(there.unit),
            },
            { system: 'imperial', multiplier: 1 },
          )
          const again = convertAmount(
            { ...amount(0, null, ingredient), quantity: back.quantity, unit: withSlug(back.unit) },
            metric,
          )
          const [first, second] = [there, again].map(inBase)
          expect(Math.abs((second ?? 0) - (first ?? 0))).toBeLessThanOrEqual(1 + 1e-6)
        },
      ),
    )
  })
})

const metric = { system: 'metric', multiplier: 1 } as const
const withSlug = (unit: { title: string } | null) =>
  unit === null ? null : named(unit.title.replace(' ', '-'))
const inBase = ({ quantity, unit }: ReturnType<typeof convertAmount>): number =>
  (quantity.quantityMin ?? 0) * (/^(kilogram|liter)$/.test(unit?.title ?? '') ? 1000 : 1)

describe('servings', () => {
  it('scale there and back', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e4, noNaN: true }),
        fc.constantFrom(0.5, 1, 2, 3, 4),
        (quantityMin, multiplier) => {
          const there = scaleQuantity({ quantityMin, quantityMax: quantityMin * 2 }, multiplier)
          const back = scaleQuantity(there, 1 / multiplier)
          expect(back.quantityMin).toBeCloseTo(quantityMin, 6)
          expect(back.quantityMax).toBeCloseTo(quantityMin * 2, 6)
        },
      ),
    )
  })
})
