import { describe, expect, it } from 'vitest'
import { recipeDocument } from './recipe-document'
import type { RecipeSource } from './recipe-document'

const SOURCE: RecipeSource = {
  id: 'r',
  siteId: 's',
  title: 'Crème of Onions',
  description: 'Warm & green',
  publishedAt: 1_767_225_600_001,
  totalMinutes: 30,
  isLocked: false,
  ratingScore: null,
  ingredients: ['Spring onions', 'Prawns'],
  otherNames: ['Shrimps', 'green onions'],
  keywords: ['Supper', ''],
  terms: [
    { facet: 'meals', slug: 'lunch', title: 'Lunch' },
    { facet: 'meals', slug: 'lunch', title: 'Lunch' },
    { facet: 'diets', slug: 'vegan', title: 'Vegan' },
  ],
  collections: ['Soups'],
  synonyms: null,
}
const document = (parts: Partial<RecipeSource> = {}) => recipeDocument({ ...SOURCE, ...parts })

describe('a recipe as engines outside get it', () => {
  it('has its words folded and in the singular, its terms by facet, and a title to sort by', () => {
    expect(document()).toMatchObject({
      title: 'creme of onion',
      titleKey: 'creme of onions',
      ingredients: ['spring onion', 'prawn'],
      meals: ['lunch'],
      diets: ['vegan'],
      tags: [],
      totalMinutes: 30,
    })
    expect(document().words).toEqual([
      'creme',
      'of',
      'onions',
      'spring',
      'prawns',
      'supper',
      'lunch',
      'vegan',
      'warm',
      'green',
      'soups',
    ])
  })

  it('never appears before its time: part of a second counts as a whole one', () => {
    expect(document().publishedAt).toBe(1_767_225_601)
    expect(document({ publishedAt: 1_767_225_600_000 }).publishedAt).toBe(1_767_225_600)
  })

  it('has plurals beside it that do not begin as their singular', () => {
    const { title, otherForms } = document({ title: 'Vine leaves & berries with beans' })
    expect(title).toBe('vine leaf berry with bean')
    expect(otherForms).toEqual(['leaves', 'berries'])
  })

  it('has letters as they are compared', () => {
    expect(document({ title: 'Weißwurst, ½ ＲＡＭＥＮ, Łazanki' }).title).toBe(
      'weisswurst 1 2 ramen lazanki',
    )
  })

  it('can be made with its ingredients by each word as one of it, and by other names whole', () => {
    expect(document().ingredientStems).toEqual([
      'spring',
      'onion',
      'prawn',
      'shrimp',
      'green onion',
    ])
  })

  it('is also called by other names of one word, and by names of the site for what it holds', () => {
    expect(document().alsoCalled).toEqual(['shrimp'])
    const own = document({ synonyms: 'spring onion, scallion\nveg, vegan thing\nsupper, tea' })
    expect(own.alsoCalled).toEqual(['shrimp', 'scallion', 'tea'])
    expect(
      document({ title: 'Wonions', ingredients: [], synonyms: 'onion, bulb' }).alsoCalled,
    ).toEqual(['shrimp'])
  })

  it('has another fingerprint whenever anything in it differs, and the same when nothing does', () => {
    const changes: Partial<RecipeSource>[] = [
      {},
      { title: 'Other' },
      { description: null },
      { publishedAt: 0 },
      { totalMinutes: null },
      { isLocked: true },
      { keywords: [] },
      { terms: [] },
      { collections: [] },
      { synonyms: 'supper, tea' },
    ]
    const fingerprints = changes.map((change) => document(change).fingerprint)
    expect(new Set(fingerprints).size).toBe(changes.length)
    expect(document().fingerprint).toBe(fingerprints[0])
    expect(fingerprints[0]).toHaveLength(22)
  })
})
