import { describe, expect, it } from 'vitest'
import { exampleCard } from '@/src/site/testing/example-content'
import { nextOption, quickOptions } from './quick-options'

const cards = Array.from({ length: 12 }, (_, index) => exampleCard(index))

describe('the drop-down of the search', () => {
  it('shows at most ten featured recipes while nothing is found', () => {
    expect(quickOptions(cards, null)).toHaveLength(10)
    expect(quickOptions(cards, null)[0]).toMatchObject({ href: '/recipes/recipe-0' })
  })

  it('leads on to the recipes page when there are more than ten', () => {
    const found = { query: 'rye & oat', recipes: cards.slice(0, 10), total: 11 }
    const options = quickOptions([], found)
    expect(options).toHaveLength(11)
    expect(options.at(-1)).toMatchObject({
      title: 'See more',
      href: '/recipes?search=rye%20%26%20oat',
    })
    expect(quickOptions([], { ...found, total: 10 })).toHaveLength(10)
    expect(quickOptions(cards, { query: 'x', recipes: [], total: 0 })).toEqual([])
  })

  it('is walked through by arrow keys, over the box itself', () => {
    expect(nextOption(-1, 3, 'ArrowDown')).toBe(0)
    expect(nextOption(2, 3, 'ArrowDown')).toBe(-1)
    expect(nextOption(-1, 3, 'ArrowUp')).toBe(2)
    expect(nextOption(0, 3, 'ArrowUp')).toBe(-1)
  })
})
