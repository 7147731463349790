import { expect, it } from 'vitest'
import { recipeFacts } from './recipe-facts'

const none = { prepTimeMinutes: null, cookTimeMinutes: null, customTimeMinutes: null }

it('counts ingredients and adds up times', () => {
  expect(
    recipeFacts({ ...none, ingredientUsageCount: 12, prepTimeMinutes: 15, cookTimeMinutes: 60 }),
  ).toBe('12 ingredients · 1 hr 15 min')
  expect(recipeFacts({ ...none, ingredientUsageCount: 1 })).toBe('1 ingredient')
  expect(recipeFacts({ ...none, ingredientUsageCount: 0 })).toBe('No ingredients yet')
})
