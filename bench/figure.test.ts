import { describe, expect, it } from 'vitest'
import { isMet, median, tableOf } from './figure'
import type { Figure } from './figure'

const figure = (changes: Partial<Figure>): Figure => ({
  id: 'V1',
  what: 'recipe page',
  measured: 90,
  limit: 85,
  unit: '%',
  limitIs: 'least',
  ...changes,
})

describe('a figure', () => {
  it('is met on the good side of its limit, and neither without one or the other', () => {
    expect(isMet(figure({}))).toBe(true)
    expect(isMet(figure({ measured: 84.9 }))).toBe(false)
    expect(isMet(figure({ limitIs: 'most' }))).toBe(false)
    expect(isMet({ id: 'V10', what: '', measured: 1.2, limit: 1.2, unit: 'times' })).toBe(true)
    expect(isMet(figure({ measured: null }))).toBeNull()
    expect(isMet(figure({ limit: null }))).toBeNull()
  })

  it('is the middle of its turns', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4, 1, 2, 9])).toBe(3)
  })
})

describe('the table of figures', () => {
  it('says which are met, missed and not measured yet', () => {
    const table = tableOf([
      figure({}),
      figure({ id: 'V6', what: 'recipes', measured: 12.34, note: '10 of 81 requests/s' }),
      figure({ id: 'V5', what: 'search', measured: null, note: 'with search' }),
    ])
    expect(table.split('\n')).toEqual([
      '    figure       measured  limit     met',
      'V1  recipe page  90.0 %    ≥ 85.0 %  yes',
      'V6  recipes      12.3 %    ≥ 85.0 %  NO 10 of 81 requests/s',
      'V5  search       not yet   ≥ 85.0 %  with search',
      '',
      'Met: 1. Missed: 1. Not measured yet: 1.',
      'MISSED V6: recipes',
    ])
  })
})
