import { describe, expect, it } from 'vitest'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import { computeFixtureFigures } from './fixture-figures'
import {
  pageCases,
  pasteCases,
  siteCardCases,
  sitePageCases,
  unseenPageCases,
  unseenPasteCases,
} from './fixture-cases'

// docs/parsing.md#texts-and-pages-of-our-own
describe('recipes as people paste them', () => {
  const figures = computeFixtureFigures(pasteCases(), parsePastedRecipe)

  it('are two hundred texts, no two alike, half of them put away', () => {
    const texts = pasteCases().map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThanOrEqual(200)
    expect(figures.putAway.cases).toBeGreaterThan(texts.length * 0.4)
  })

  it('are read without a need to repair in four of five that no rule was written from', () => {
    expect(figures.lookedAt.usable).toBeGreaterThan(95)
    expect(figures.putAway.usable).toBeGreaterThan(80)
  })
})

describe('pasted texts by an author who did not know the rules', () => {
  it('are read without a need to repair in a third of those that no rule was written from', () => {
    const { lookedAt, putAway } = computeFixtureFigures(unseenPasteCases(), parsePastedRecipe)
    expect(lookedAt.usable).toBeGreaterThan(65)
    expect(putAway.usable).toBeGreaterThan(33)
  })
})

describe('pages of our own', () => {
  it('are read without a need to repair in three of four that no rule was written from', () => {
    const { lookedAt, putAway } = computeFixtureFigures(pageCases(), (html) =>
      parseRecipePage({ html }),
    )
    expect(lookedAt.usable).toBeGreaterThan(95)
    expect(putAway.usable).toBeGreaterThan(75)
  })
})

describe('cards in other languages and pages in the shapes of sites', () => {
  it('are read without a need to repair in three of four that no rule was written from', () => {
    const cards = computeFixtureFigures(siteCardCases(), parsePastedRecipe)
    const pages = computeFixtureFigures(sitePageCases(), (html) => parseRecipePage({ html }))
    for (const { lookedAt, putAway } of [cards, pages]) {
      expect(lookedAt.usable).toBeGreaterThan(90)
      expect(putAway.usable).toBeGreaterThan(75)
    }
  })
})

describe('pages of another author', () => {
  it('are read without a need to repair in half of those that no rule was written from', () => {
    const read = (html: string): ReturnType<typeof parseRecipePage> => parseRecipePage({ html })
    const { lookedAt, putAway } = computeFixtureFigures(unseenPageCases(), read)
    expect(lookedAt.cases + putAway.cases).toBe(84)
    expect(lookedAt.usable).toBeGreaterThan(90)
    expect(putAway.usable).toBeGreaterThan(50)
  })
})
