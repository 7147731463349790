import { describe, expect, it } from 'vitest'
import { bakersPercentages } from './bakers-percentages'
import type { WeighedLine } from './bakers-percentages'
import { composeLine } from './compose-line'
import type { AmountRole } from './line-spans'

const unit = (slug: string) => ({ slug, title: slug, pluralTitle: `${slug}s`, abbreviation: null })

type Given = { slug?: string; gramsPerLiter?: number; max?: number }

/** A line of one amount; of no ingredient of the catalogue without a slug. */
function line(amount: number | null, unitSlug: string | null, name: string, given: Given = {}) {
  const { slug, gramsPerLiter = null, max = null } = given
  const composed = composeLine({
    quantityMin: amount,
    quantityMax: max,
    unit: unitSlug === null ? null : unit(unitSlug),
    ingredientTitle: null,
    ingredientTitleOverride: name,
    preparation: '',
    note: null,
  })
  const ingredient = slug === undefined ? null : { slug, gramsPerLiter }
  return { id: name, ...composed, ingredient }
}

const withRole = (one: WeighedLine, role: AmountRole): WeighedLine => ({
  ...one,
  spans: one.spans.map((span) => (span.kind === 'amount' ? { ...span, role } : span)),
})

/** A line with a second amount behind it. */
function beside(one: WeighedLine, [text, value, of]: [string, number, string], role: AmountRole) {
  const start = one.text.length + 1
  const range = { start, end: start + text.length }
  const amount = { quantityMin: value, quantityMax: null, unit: of, numbers: [], word: null }
  return {
    ...one,
    text: `${one.text} ${text}`,
    spans: [...one.spans, { kind: 'amount', role, ...range, ...amount } as const],
  }
}

// docs/product/recipe-page.md#bakers-percentages
describe('baker’s percentages', () => {
  it('are weights in percent of all the flour together', () => {
    expect(
      bakersPercentages([
        line(400, 'gram', 'bread flour', { slug: 'bread-flour' }),
        line(100, 'gram', 'whole wheat flour', { slug: 'whole-wheat-flour' }),
        line(0.35, 'kilogram', 'water', { slug: 'water' }),
        line(11, 'gram', 'salt', { slug: 'salt' }),
        line(2, 'gram', 'yeast', { slug: 'yeast' }),
        line(2, null, 'eggs', { slug: 'egg' }),
        line(null, null, 'semolina, for dusting', { slug: 'semolina' }),
      ]),
    ).toEqual({
      'bread flour': '80%',
      'whole wheat flour': '20%',
      water: '70%',
      salt: '2.2%',
      yeast: '0.4%',
    })
  })

  it('weigh volumes by the density of the ingredient', () => {
    const flour = line(2, 'cup', 'flour', { slug: 'all-purpose-flour', gramsPerLiter: 500 })
    const water = line(1, 'cup', 'water', { slug: 'water', gramsPerLiter: 1000 })
    const milk = line(1, 'cup', 'milk', { slug: 'milk' })
    expect(bakersPercentages([flour, water, milk])).toEqual({ flour: '100%', water: '100%' })
  })

  it('take the weight that the author gave beside a volume, and sizes of pieces', () => {
    const flour = line(4, 'cup', 'flour', { slug: 'all-purpose-flour', gramsPerLiter: 700 })
    const pumpkin = line(2, 'can', 'pumpkin', { slug: 'pumpkin' })
    expect(
      bakersPercentages([
        beside(flour, ['500 g', 500, 'gram'], 'equivalent'),
        beside(pumpkin, ['400 g', 400, 'gram'], 'size'),
      ]),
    ).toEqual({ flour: '100%', pumpkin: '160%' })
  })

  it('count the lower end of a range, and nothing that does not scale', () => {
    const flour = line(500, 'gram', 'flour', { slug: 'bread-flour', max: 550 })
    const oil = line(200, 'gram', 'oil', { slug: 'oil' })
    expect(bakersPercentages([flour, withRole(oil, 'fixed')])).toEqual({ flour: '100%' })
  })

  it('know flour by its slug, or by its name outside the catalogue', () => {
    const isFlour = (name: string, slug?: string): boolean =>
      bakersPercentages([line(100, 'gram', name, slug === undefined ? {} : { slug })]) !== null
    for (const name of ['strong white flour', 'Weizenmehl', 'farine de blé', 'harina de trigo']) {
      expect(isFlour(name), name).toBe(true)
    }
    for (const name of ['flour tortillas', 'Paniermehl', 'cornflour', 'sugar', 'cauliflower']) {
      expect(isFlour(name), name).toBe(false)
    }
    expect(isFlour('my favorite', '00-flour')).toBe(true)
    expect(isFlour('plain flour', 'cornstarch')).toBe(false)
  })

  it('are none where flour has no weight, or only thickens a sauce', () => {
    expect(bakersPercentages([line(2, 'cup', 'flour', { slug: 'bread-flour' })])).toBeNull()
    expect(bakersPercentages([])).toBeNull()
    const beef = line(1, 'kilogram', 'beef', { slug: 'beef' })
    expect(bakersPercentages([beef, line(30, 'gram', 'flour', { slug: 'flour' })])).toBeNull()
  })
})
