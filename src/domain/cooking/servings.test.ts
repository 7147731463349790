import { describe, expect, it } from 'vitest'
import { clampMultiplier, servingsText, stepServings } from './servings'

// docs/product/amounts-and-units.md#servings
describe('servings', () => {
  it.each([
    [4, 1, 5],
    [4, -1, 3],
    [2.4, 1, 3],
    [2.4, -1, 2],
    [1, -1, 0.5],
    [0.5, -1, 0.25],
    [0.25, -1, 0.25],
    [0.1, 1, 0.25],
    [0.25, 1, 0.5],
    [0.6, 1, 1],
    [0.6, -1, 0.5],
    [1, 1, 2],
  ] as const)('from %d by %d are %d', (servings, by, expected) => {
    expect(stepServings(servings, by)).toBe(expected)
  })

  it.each([
    [6, '6'],
    [0.5, '½'],
    [4.5, '4½'],
    [37.5, '37½'],
    [7 / 3, '2⅓'],
    [2.4, '2.4'],
    [1.2, '1.2'],
    [0.999999, '1'],
    [1 / 7, '0.14'],
    [24.34, '24.3'],
    [243.4, '243'],
    [3 * (7 / 3), '7'],
  ])('%d are written %s', (servings, expected) => {
    expect(servingsText(servings)).toBe(expected)
  })

  it('are between a tenth and a thousand times the recipe', () => {
    expect([0.01, 0.1, 1.7, 1000, 5000].map(clampMultiplier)).toEqual([0.1, 0.1, 1.7, 1000, 1000])
  })
})
