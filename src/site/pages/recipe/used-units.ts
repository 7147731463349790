import type { Unit } from '@/src/contract/recipe/catalogue'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { referencesIn } from '@/src/domain/cooking/references'

/** The units of the catalogue that measurements in the recipe's texts are in: the browser is sent no others. */
export function usedUnits(recipe: Recipe, units: readonly Unit[]): Unit[] {
  const { unitIds } = referencesIn([
    recipe.note,
    recipe.storyMore,
    ...recipe.instructionGroups.flatMap(({ instructions }) =>
      instructions.map(({ content }) => content ?? []),
    ),
    ...recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) =>
      ingredientUsages.map(({ preparation }) => preparation),
    ),
  ])
  return units.filter(({ id }) => unitIds.includes(id))
}
