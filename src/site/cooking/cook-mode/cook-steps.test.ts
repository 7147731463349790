import { describe, expect, it } from 'vitest'
import { numberSteps } from '@/src/site/parts/recipe/recipe-steps'
import { exampleId, exampleRecipe } from '@/src/site/testing/example-content'
import { cookSteps } from './cook-steps'

describe('the steps of cook mode', () => {
  it('carry the ingredient lines their words refer to, and their number', () => {
    const recipe = exampleRecipe()
    const [step] = cookSteps(numberSteps(recipe.instructionGroups), recipe)
    expect(step?.number).toBe(1)
    expect(step?.usages.map(({ id }) => id)).toEqual([exampleId(200)])
  })

  it('leave out a line that is gone', () => {
    const recipe = exampleRecipe({ ingredientUsageGroups: [] })
    expect(cookSteps(numberSteps(recipe.instructionGroups), recipe)[0]?.usages).toEqual([])
  })
})
