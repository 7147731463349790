import { describe, expect, it } from 'vitest'
import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import {
  parseIngredientLine,
  parseIngredientLines,
  ingredientLineText,
  ingredientName,
} from './ingredient-line'

const names = {
  units: [{ id: 'u-cup', slug: 'cup', title: 'cup', pluralTitle: 'cups', abbreviation: 'c' }],
  ingredients: new Map([['i-flour', { title: 'flour' }]]),
}
const line = (values: Record<string, unknown>) => parseIngredientLine((name) => values[name])

describe('an ingredient line in the admin', () => {
  it('is its text, whatever its fields say', () => {
    const values = { text: '2 c. flour', quantityMin: 2, unit: 'u-cup', ingredient: 'i-flour' }
    expect(ingredientLineText(line(values), names)).toBe('2 c. flour')
  })

  it('is named in texts by the name that its author wrote', () => {
    const values = { text: '2 cups strong flour', ingredient: 'i-flour' }
    const own = { ...values, ingredientTitleOverride: 'strong flour' }
    expect(ingredientName(line(own), names)).toBe('strong flour')
    expect(ingredientName(line(values), names)).toBe('flour')
  })

  it('without a text reads as its fields', () => {
    const values = {
      quantityMin: 2.5,
      unit: 'u-cup',
      ingredient: 'i-flour',
      preparation: lexicalFromDocument(documentFromPlainText('sifted')),
    }
    expect(ingredientLineText(line(values), names)).toBe('2½ cups flour, sifted')
  })

  it('uses the words of the author before those of the catalogue', () => {
    const values = { ingredient: 'i-flour', ingredientTitleOverride: 'strong white flour' }
    expect(ingredientLineText(line(values), names)).toBe('strong white flour')
  })

  it('says nothing of an empty one', () => {
    expect(ingredientLineText(line({}), names)).toBe('')
  })
})

describe('the ingredient lines of a form', () => {
  it('come in the order of the recipe, the tenth after the second', () => {
    const path = (group: number, row: number, name: string) =>
      `ingredientUsageGroups.${String(group)}.ingredientUsages.${String(row)}.${name}`
    const fields = {
      title: { value: 'Bread' },
      [path(1, 0, 'id')]: { value: 'd' },
      [path(0, 10, 'id')]: { value: 'c' },
      [path(0, 2, 'id')]: { value: 'b' },
      [path(0, 2, 'ingredientTitleOverride')]: { value: 'salt' },
      'ingredientUsageGroups.0.id': { value: 'group' },
    }
    expect(parseIngredientLines(fields).map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    expect(parseIngredientLines(fields)[0]?.shownAs).toBe('salt')
  })
})
