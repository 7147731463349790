import { describe, expect, it } from 'vitest'
import type { Measured } from '../cooking/convert'
import type { AmountRole, AmountSpan } from './line-spans'
import { amountIn, unitChoices } from './scale-by-line'

type Amount = [text: string, min: number | null, unit: string | null, role?: AmountRole]

/** A line with amounts that stand in it in this order. */
const line = (text: string, amounts: Amount[], gramsPerLiter: number | null = null) => ({
  text,
  spans: amounts.map(([words, quantityMin, unit, role = 'main']): AmountSpan => {
    const start = text.indexOf(words)
    const range = { start, end: start + words.length }
    return {
      kind: 'amount',
      role,
      ...range,
      quantityMin,
      quantityMax: null,
      unit,
      numbers: [],
      word: null,
    }
  }),
  ingredient: { ...WEIGHED, gramsPerLiter },
})
const WEIGHED: Measured = {
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
}
const WEIGHTS = ['gram', 'kilogram', 'ounce', 'pound']
const VOLUMES = ['milliliter', 'liter', 'cup', 'tablespoon', 'teaspoon']

// docs/product/recipe-page.md#scaling-by-an-ingredient
describe('the units to give an amount in', () => {
  it('are those of the same kind, and of the other kind where there is a density', () => {
    const flour = line('500 g flour', [['500 g', 500, 'gram']])
    expect(unitChoices(flour, 'metric')).toEqual(WEIGHTS)
    const dense = line('500 g flour', [['500 g', 500, 'gram']], 528)
    expect(unitChoices(dense, 'metric')).toEqual([...WEIGHTS, ...VOLUMES])
  })

  it('begin with the one that the reader sees', () => {
    const flour = line('2 cups flour', [['2 cups', 2, 'cup']], 528)
    expect(unitChoices(flour, 'imperial')[0]).toBe('cup')
    expect(unitChoices(flour, 'metric')[0]).toBe('gram')
    expect(unitChoices(flour, null)[0]).toBe('cup')
    const both = line('1 lb/500 g flour', [
      ['1 lb', 1, 'pound'],
      ['500 g', 500, 'gram', 'equivalent'],
    ])
    expect(unitChoices(both, 'metric').slice(0, 2)).toEqual(['gram', 'pound'])
    expect(unitChoices(both, 'imperial').slice(0, 2)).toEqual(['pound', 'gram'])
  })

  it('are none for pieces and cans, but those of a weight beside them', () => {
    expect(unitChoices(line('2 eggs', [['2', 2, null]]), 'metric')).toEqual([null])
    expect(unitChoices(line('2 cans tuna', [['2 cans', 2, 'can']]), 'metric')).toEqual(['can'])
    const thighs = line('6 thighs (2 pounds)', [
      ['6', 6, null],
      ['2 pounds', 2, 'pound', 'equivalent'],
    ])
    expect(unitChoices(thighs, 'imperial')).toEqual([null, 'pound', 'gram', 'kilogram', 'ounce'])
  })

  it('are none where nothing scales', () => {
    expect(unitChoices(line('salt', []), 'metric')).toEqual([])
    expect(unitChoices(line('1 bay leaf', [['1', 1, null, 'fixed']]), 'metric')).toEqual([])
    expect(unitChoices(line('a few sprigs', [['a few', null, 'sprig']]), 'metric')).toEqual([])
  })
})

describe('the amount of a line in a unit', () => {
  it('is exact, and needs a density between weight and volume', () => {
    const flour = line('2 cups flour', [['2 cups', 2, 'cup']], 528)
    expect(amountIn(flour, 'cup')).toBe(2)
    expect(amountIn(flour, 'tablespoon')).toBeCloseTo(32, 2)
    expect(amountIn(flour, 'gram')).toBeCloseTo(2 * 0.236588 * 528)
    expect(amountIn(line('2 cups flour', [['2 cups', 2, 'cup']]), 'gram')).toBeNull()
  })

  it('has round milliliters for cups and spoons, as they are shown', () => {
    expect(amountIn(line('2 cups milk', [['2 cups', 2, 'cup']]), 'milliliter')).toBe(480)
    expect(amountIn(line('1 pint milk', [['1 pint', 1, 'pint']]), 'liter')).toBeCloseTo(0.473)
  })

  it('adds up a sum', () => {
    const beef = line('1 lb 8 oz beef', [
      ['1 lb', 1, 'pound'],
      ['8 oz', 8, 'ounce', 'sum'],
    ])
    expect(amountIn(beef, 'pound')).toBeCloseTo(1.5, 4)
    expect(amountIn(beef, 'gram')).toBeCloseTo(680.4, 1)
  })

  it('is what the author gave in that unit, or in its system', () => {
    const both = line('1 lb 2 oz/500 g flour', [
      ['1 lb', 1, 'pound'],
      ['2 oz', 2, 'ounce', 'sum'],
      ['500 g', 500, 'gram', 'equivalent'],
    ])
    expect(amountIn(both, 'gram')).toBe(500)
    expect(amountIn(both, 'kilogram')).toBe(0.5)
    expect(amountIn(both, 'ounce')).toBeCloseTo(18, 3)
  })

  it('counts pieces, and leaves out what can be used instead', () => {
    const onions = line('2 large or 3 small onions', [
      ['2', 2, null],
      ['3', 3, null, 'alternative'],
    ])
    expect(amountIn(onions, null)).toBe(2)
    expect(amountIn(onions, 'gram')).toBeNull()
  })
})
