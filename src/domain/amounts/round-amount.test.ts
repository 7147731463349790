import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metricParts, roundMetric, roundToFraction, usParts } from './round-amount'
import type { AmountPart } from './round-amount'

const written = (parts: readonly AmountPart[] | null): string =>
  (parts ?? []).map(({ value, unit }) => `${Number(value.toFixed(3))} ${unit}`).join(' + ')

const SIZES: Readonly<Record<string, number>> = {
  teaspoon: 4.92892,
  tablespoon: 14.78676,
  cup: 236.588,
  quart: 946.353,
  gallon: 3785.41,
  ounce: 28.3495,
  pound: 453.592,
}
const sizeOf = (parts: readonly AmountPart[]): number =>
  parts.reduce((sum, { value, unit }) => sum + value * (SIZES[unit] ?? 0), 0)

describe('a computed US volume', () => {
  it.each([
    [5, '1 teaspoon'],
    [15, '1 tablespoon'],
    [20, '1 tablespoon + 1 teaspoon'],
    [30, '2 tablespoon'],
    [60, '0.25 cup'],
    [80, '0.333 cup'],
    [100, '6.75 tablespoon'],
    [125, '0.5 cup + 1 teaspoon'],
    [150, '0.5 cup + 2 tablespoon'],
    [207, '0.75 cup + 2 tablespoon'],
    [240, '1 cup'],
    [250, '1 cup + 1 tablespoon'],
    [500, '2 cup + 2 tablespoon'],
    [1000, '4.25 cup'],
    [4000, '4.25 quart'],
  ])('of %d ml is %s', (milliliters, expected) => {
    expect(written(usParts(milliliters, 'volume'))).toBe(expected)
  })
})

describe('a computed US weight', () => {
  it.each([
    [28, false, '1 ounce'],
    [400, false, '14 ounce'],
    [453.6, false, '1 pound'],
    [500, false, '1 pound + 2 ounce'],
    [680.4, false, '1.5 pound'],
    [680.4, true, '1 pound + 8 ounce'],
    [1360.8, true, '3 pound'],
  ])('of %d g (a sum: %s) is %s', (grams, isSum, expected) => {
    expect(written(usParts(grams, 'weight', { isSum }))).toBe(expected)
  })

  it('is none where no fraction of an ounce comes near', () => {
    expect(usParts(12, 'weight')).toBeNull()
    expect(usParts(1, 'weight')).toBeNull()
  })
})

describe('a computed metric amount', () => {
  it.each([
    [2.83, false, '2.8 gram'],
    [28.35, false, '28 gram'],
    [113.4, false, '115 gram'],
    [396.9, false, '400 gram'],
    [907.2, false, '900 gram'],
    [680.4, true, '680 gram'],
    [1360, false, '1.35 kilogram'],
  ])('of %d g (exact: %s) is %s', (grams, isExact, expected) => {
    expect(written(metricParts(grams, 'weight', isExact))).toBe(expected)
  })

  it('is always within 3%', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.2, max: 1e5, noNaN: true }), fc.boolean(), (base, isExact) => {
        expect(Math.abs(roundMetric(base, isExact) - base)).toBeLessThanOrEqual(base * 0.0301)
      }),
    )
  })
})

it('a computed US amount is within 5%, or none', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.5, max: 2e4, noNaN: true }),
      fc.constantFrom('weight', 'volume'),
      fc.boolean(),
      (base, kind, isSum) => {
        const parts = usParts(base, kind, { isSum })
        if (parts) expect(Math.abs(sizeOf(parts) - base)).toBeLessThanOrEqual(base * 0.0501)
      },
    ),
  )
})

it('fractions of units are those that are measured', () => {
  expect(roundToFraction(0.34, 'tablespoon')).toBe(0.25)
  expect(roundToFraction(0.34, 'cup')).toBeCloseTo(1 / 3)
  expect(roundToFraction(0.36, 'teaspoon')).toBeCloseTo(1 / 3)
  expect(roundToFraction(0.12, 'teaspoon')).toBe(1 / 8)
  expect(roundToFraction(1 / 16, 'teaspoon')).toBe(1 / 16)
  expect(roundToFraction(33.4)).toBe(33)
})
