import type { IngredientUsage, Instruction, Recipe } from '@/src/contract/recipe/recipe'
import { referencesIn } from '@/src/domain/cooking/references'
import type { NumberedGroup } from '@/src/site/parts/recipe/recipe-steps'

/** A step in cook mode: alone, with its ingredients. */
export type CookStep = {
  instruction: Instruction
  number: number
  groupTitle: string | null
  usages: readonly IngredientUsage[]
}

/** The steps of a recipe in a row, each with the ingredient lines its text refers to. */
export function cookSteps(
  groups: readonly NumberedGroup[],
  recipe: Pick<Recipe, 'ingredientUsageGroups'>,
): CookStep[] {
  const lines = recipe.ingredientUsageGroups.flatMap(({ ingredientUsages }) => ingredientUsages)
  const byId = new Map(lines.map((usage) => [usage.id, usage]))
  return groups.flatMap(({ group, first, steps }) =>
    steps.map((instruction, index) => ({
      instruction,
      number: first + index,
      groupTitle: group.title,
      usages: referencesIn([instruction.content ?? []]).usageIds.flatMap(
        (id) => byId.get(id) ?? [],
      ),
    })),
  )
}
