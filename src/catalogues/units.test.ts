import { describe, expect, it } from 'vitest'
import { findByName, unitEntries } from './testing/entries'
import { units } from './catalogues'

// docs/product/amounts-and-units.md#conversion
describe('units', () => {
  it.each([
    ['cup', 236.588],
    ['fluid-ounce', 29.574],
    ['quart', 946.353],
    ['gallon', 3785.41],
    ['milliliter', 1],
    ['liter', 1000],
  ])('count %s as %d ml', (slug, milliliters) => {
    expect(units.find((unit) => unit.slug === slug)?.milliliters).toBe(milliliters)
  })

  it.each([
    ['pound', 453.592],
    ['ounce', 28.3495],
    ['kilogram', 1000],
  ])('count %s as %d g', (slug, grams) => {
    expect(units.find((unit) => unit.slug === slug)?.grams).toBe(grams)
  })

  it.each([
    ['tablespoon', 16],
    ['teaspoon', 48],
    ['pint', 0.5],
    ['fluid-ounce', 8],
    ['gill', 2],
  ])('fit the cup: %s goes into it %d times', (slug, times) => {
    const milliliters = units.find((unit) => unit.slug === slug)?.milliliters ?? 0
    expect(Math.abs(milliliters * times - 236.588)).toBeLessThan(0.02)
  })

  it('give each volume millilitres, each weight grams, and nothing else a size', () => {
    const wrong = units.filter(({ kind, milliliters, grams }) => {
      const isSized = [milliliters !== undefined, grams !== undefined].join()
      if (kind === 'volume') return isSized !== 'true,false'
      if (kind === 'weight') return isSized !== 'false,true'
      return kind === 'imprecise' ? grams !== undefined : isSized !== 'false,false'
    })
    expect(wrong).toEqual([])
  })

  it.each(['tbs', 'tblsp', 'lbs', 'litres', 'fl. oz', 'grams', 'pkg', 'cloves', 'esslöffel'])(
    'know the writing %s',
    (name) => {
      expect(findByName(unitEntries, name)).toBeDefined()
    },
  )
})
