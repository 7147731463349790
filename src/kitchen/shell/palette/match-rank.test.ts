import { describe, expect, it } from 'vitest'
import { MATCH_RANKS, matchRank } from './match-rank'

// docs/product/kitchen.md#command-palette
describe('the match of a text with a name', () => {
  it.each([
    ['sour', 'Sourdough', MATCH_RANKS.beginsLabel],
    ['', 'Anything', MATCH_RANKS.beginsLabel],
    ['sour', 'Hot and sour soup', MATCH_RANKS.wholeWords],
    ['page home', 'Home page', MATCH_RANKS.wholeWords],
    ['sour', 'Rye sourdough', MATCH_RANKS.beginsWords],
    ['dough', 'Sourdough', MATCH_RANKS.insideWords],
    ['creme', 'Crème brûlée', MATCH_RANKS.beginsLabel],
    ['plum jam', 'Plum cake', null],
    ['?!', 'Plum cake', null],
  ])('of “%s” with “%s” is %j', (text, label, rank) => {
    expect(matchRank(text, { label })).toBe(rank)
  })

  it('finds other words for a thing, in the plural too, behind its own', () => {
    const plans = { label: 'Plans', keywords: 'coupon discount' }
    expect(matchRank('coupons', plans)).toBe(MATCH_RANKS.keywords)
    expect(matchRank('coup', plans)).toBe(MATCH_RANKS.keywords)
    expect(matchRank('oupon', plans)).toBeNull()
  })

  it('finds by the text beside a name', () => {
    expect(matchRank('draft', { label: 'Rye bread', note: 'Draft' })).toBe(MATCH_RANKS.wholeWords)
  })
})
