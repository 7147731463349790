import { describe, expect, it } from 'vitest'
import { isReadCorrectly, yieldCases } from './yield-cases'

// docs/parsing.md#yields-and-facts
describe('yields and facts of our own', () => {
  it('are eighty, half of them put away', () => {
    expect(yieldCases()).toHaveLength(80)
    expect(new Set(yieldCases().map(({ text }) => text)).size).toBe(80)
    expect(yieldCases().filter(({ isHeldOut }) => isHeldOut).length).toBeGreaterThan(30)
  })

  it('are read right where rules were written from them', () => {
    const wrong = yieldCases().filter((item) => !item.isHeldOut && !isReadCorrectly(item))
    expect(wrong.map(({ text }) => text)).toEqual([])
  })
})
