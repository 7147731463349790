import { describe, expect, it } from 'vitest'
import { barHeights, monthText } from './month-words'

// docs/product/kitchen.md#overview
describe('a plot of months', () => {
  it('names a month the same everywhere on earth', () => {
    expect(monthText('2026-11')).toBe('Nov 2026')
    expect(monthText('2027-01')).toBe('Jan 2027')
  })

  it('has bars as high as their share of the highest, and none where there is nothing', () => {
    expect(barHeights([0, 5, 10])).toEqual([0, 0.5, 1])
    expect(barHeights([0, 0])).toEqual([0, 0])
    expect(barHeights([])).toEqual([])
  })
})
