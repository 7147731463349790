import { describe, expect, it } from 'vitest'
import { ALL_SELECTED, NONE_SELECTED, countSelected, isSelected, select } from './selection'

describe('a selection', () => {
  it('holds the recipes that were chosen', () => {
    const two = select(NONE_SELECTED, ['a', 'b'], true)
    expect(isSelected(two, 'a')).toBe(true)
    expect(isSelected(two, 'c')).toBe(false)
    expect(countSelected(two, 3120)).toBe(2)
    expect(countSelected(select(two, ['a'], false), 3120)).toBe(1)
  })

  it('of all recipes leaves out single ones', () => {
    const most = select(ALL_SELECTED, ['a'], false)
    expect(isSelected(most, 'a')).toBe(false)
    expect(isSelected(most, 'never seen')).toBe(true)
    expect(countSelected(most, 3120)).toBe(3119)
    expect(countSelected(select(most, ['a'], true), 3120)).toBe(3120)
  })
})
