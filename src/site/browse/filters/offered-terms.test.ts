import { describe, expect, it } from 'vitest'
import { offeredTerms } from './offered-terms'

const TITLES = ['Weeknight', 'Crème fraîche', 'Freezer', 'Cream', 'Picnic']
const items = TITLES.map((title, place) => ({
  id: String(place),
  slug: title.toLowerCase(),
  title,
  recipeCount: 9 - place,
  isSelected: false,
}))
const offer = (words: string, limit: number, chosen: readonly string[] = []) => {
  const { offered, hasMore } = offeredTerms(items, {
    words,
    limit,
    isChosen: (slug) => chosen.includes(slug),
  })
  return [...offered.map(({ title }) => title), ...(hasMore ? ['more'] : [])]
}

describe('the terms offered of a facet', () => {
  it('are the first ones, and say when there are more', () => {
    expect(offer('', 2)).toEqual(['Weeknight', 'Crème fraîche', 'more'])
    expect(offer('', 5)).toEqual(TITLES)
  })

  it('are found by words anywhere in them, without regard to case and accents', () => {
    expect(offer('CREM', 5)).toEqual(['Crème fraîche'])
    expect(offer(' cré ', 1)).toEqual(['Crème fraîche', 'more'])
    expect(offer('(', 5)).toEqual([])
  })

  it('always have what is chosen', () => {
    expect(offer('', 1, ['picnic'])).toEqual(['Weeknight', 'Picnic', 'more'])
    expect(offer('freeze', 5, ['cream'])).toEqual(['Freezer', 'Cream'])
  })
})
