import type { Recipe } from '@/src/contract/recipe/recipe'
import { bakersPercentages } from '@/src/domain/ingredient-lines/bakers-percentages'
import type { BakersPercentages } from '@/src/domain/ingredient-lines/bakers-percentages'

/** Baker's percentages of the lines that a reader gets; null without flour. */
export const recipeBakersPercentages = (
  recipe: Pick<Recipe, 'isLocked' | 'ingredientUsageGroups'>,
): BakersPercentages | null =>
  recipe.isLocked
    ? null
    : bakersPercentages(
        recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages),
      )
