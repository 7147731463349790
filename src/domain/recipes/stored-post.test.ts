import { expect, it } from 'vitest'
import { hasStructure } from './stored-post'

// docs/product/recipes.md#stored-posts
it('a recipe is one from its first ingredient line or step on; empty groups are nothing', () => {
  expect(hasStructure({})).toBe(false)
  expect(
    hasStructure({
      ingredientUsageGroups: [{ ingredientUsages: [] }],
      instructionGroups: [{ instructions: [] }],
    }),
  ).toBe(false)
  expect(hasStructure({ ingredientUsageGroups: [{ ingredientUsages: ['flour'] }] })).toBe(true)
  expect(hasStructure({ instructionGroups: [{ instructions: ['Bake.'] }] })).toBe(true)
})
