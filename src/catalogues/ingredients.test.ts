import { describe, expect, it } from 'vitest'
import { DENSITY_SOURCES, ingredients } from './catalogues'
import { findByName } from './testing/entries'

describe('ingredients', () => {
  // Grams in a US cup as USDA, King Arthur Baking and package labels state them
  it.each([
    ['all-purpose-flour', 125],
    ['whole-wheat-flour', 120],
    ['granulated-sugar', 200],
    ['brown-sugar', 220],
    ['powdered-sugar', 120],
    ['butter', 227],
    ['honey', 340],
    ['salt', 292],
    ['milk', 244],
    ['heavy-cream', 238],
    ['yogurt', 245],
    ['olive-oil', 216],
    ['cocoa-powder', 86],
    ['rolled-oats', 81],
    ['white-rice', 185],
    ['cornstarch', 128],
    ['peanut-butter', 258],
    ['onion', 160],
    ['blueberry', 148],
    ['walnut', 117],
    ['soy-sauce', 255],
    ['water', 236.6],
  ])('weigh what a cup of %s weighs, %d g, within five percent', (slug, gramsPerCup) => {
    const gramsPerLiter = ingredients.find((one) => one.slug === slug)?.gramsPerLiter ?? 0
    expect(Math.abs((gramsPerLiter * 0.236588) / gramsPerCup - 1)).toBeLessThan(0.05)
  })

  it.each([
    ['baking-powder', 4.6],
    ['baking-soda', 4.6],
    ['ground-cinnamon', 2.6],
    ['kosher-salt', 4.8],
    ['instant-yeast', 3.1],
  ])('weigh what a teaspoon of %s weighs, %d g, within five percent', (slug, grams) => {
    const gramsPerLiter = ingredients.find((one) => one.slug === slug)?.gramsPerLiter ?? 0
    expect(Math.abs((gramsPerLiter * 0.004929) / grams - 1)).toBeLessThan(0.05)
  })

  it('have a density between freeze-dried herbs and a stone, or none', () => {
    const wrong = ingredients.filter(
      ({ gramsPerLiter }) =>
        gramsPerLiter !== null && !(gramsPerLiter > 10 && gramsPerLiter < 2500),
    )
    expect(wrong).toEqual([])
  })

  it('name a source that the list of sources explains', () => {
    expect(ingredients.filter(({ source }) => !Object.hasOwn(DENSITY_SOURCES, source))).toEqual([])
  })

  it('are measured by weight in both systems when they have no density', () => {
    const countedOnes = ingredients.filter((one) => one.gramsPerLiter === null)
    expect(countedOnes.filter((one) => one.source !== 'counted')).toEqual([])
    expect(
      countedOnes.filter(
        (one) =>
          one.defaultMetricMeasurementMethod !== 'weight' ||
          one.defaultImperialMeasurementMethod !== 'weight',
      ),
    ).toEqual([])
  })

  it('put flour on the scale for a metric cook and in the cup for a US cook', () => {
    const flour = ingredients.find((one) => one.slug === 'all-purpose-flour')
    expect(flour).toMatchObject({
      defaultMetricMeasurementMethod: 'weight',
      defaultImperialMeasurementMethod: 'volume',
    })
  })

  it.each([
    ['plain flour', 'all-purpose-flour'],
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
    ['coriander leaves', 'cilantro'],
    ['spring onion', 'scallion'],
    ['caster sugar', 'superfine-sugar'],
    ['bicarbonate of soda', 'baking-soda'],
    ['double cream', 'heavy-cream'],
    ['prawn', 'shrimp'],
    ['minced beef', 'ground-beef'],
    ['scoby', 'kombucha-culture'],
    ['kefir grains', 'milk-kefir-grains'],
    ['salted shrimp', 'saeujeot'],
    ['kaffir lime leaf', 'makrut-lime-leaf'],
  ])('know %s as %s', (name, slug) => {
    expect(findByName(ingredients, name)?.slug).toBe(slug)
  })
})
