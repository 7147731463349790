import { describe, expect, it } from 'vitest'
import { RecipeDraftDocument, RecipeUpdate, RecipeWrite } from './recipe-write'

const recipe = { title: 'Soup', slug: 'soup' }
const problemOf = (yields: object): unknown =>
  RecipeWrite.safeParse({ ...recipe, ...yields }).error?.issues.map(({ path }) => path)

// docs/product/recipes.md#servings
describe('the upper end of a yield', () => {
  it('is larger than the number of servings', () => {
    expect(problemOf({ yieldServings: 4, yieldMax: 6 })).toBeUndefined()
    expect(problemOf({ yieldServings: 4, yieldMax: null })).toBeUndefined()
    expect(problemOf({ yieldServings: 4 })).toBeUndefined()
  })

  it.each([
    [4, 4],
    [6, 4],
    [null, 4],
  ])('is refused by its name where %j is the number and %j the end', (yieldServings, yieldMax) => {
    expect(problemOf({ yieldServings, yieldMax })).toEqual([['yieldMax']])
    const update = { ...recipe, yieldServings, yieldMax, updatedAt: '2025-01-01T00:00:00.000Z' }
    expect(RecipeUpdate.safeParse(update).success).toBe(false)
  })

  it('is not looked at while a recipe is a draft', () => {
    const draft = { ...recipe, yieldServings: 6, yieldMax: 4 }
    expect(RecipeDraftDocument.safeParse(draft).success).toBe(true)
  })
})
