import { describe, expect, it } from 'vitest'
import { yieldText } from './scale'

// docs/product/amounts-and-units.md#servings
describe('the yield in words', () => {
  it.each([
    [4, null, 'servings', 1, '4 servings'],
    [4, null, 'servings', 0.5, '2 servings'],
    [2, null, 'loaf', 0.5, 'one loaf'],
    [1, null, 'quart jar', 0.5, '½ quart jar'],
    [1, null, null, 1, 'one serving'],
    [1, null, null, 3, '3 servings'],
    [1.5, null, 'liters', 3, '4½ liters'],
    [4, 6, null, 1, '4–6 servings'],
    [12, 15, 'cookies', 2, '24–30 cookies'],
    [1, 2, null, 0.5, '½–1 serving'],
    [4, null, null, 0.6, '2.4 servings'],
    [4, 6, null, 1.2, '4.8–7.2 servings'],
    [3, null, 'loaf', 1 / 3, 'one loaf'],
  ] as const)(
    'of %d to %j %j times %d is %s',
    (yieldServings, yieldMax, words, times, expected) => {
      expect(yieldText({ yieldServings, yieldMax, servingDescription: words }, times)).toBe(
        expected,
      )
    },
  )

  it('is empty where nothing is said', () => {
    expect(yieldText({ yieldServings: null })).toBe('')
  })
})
