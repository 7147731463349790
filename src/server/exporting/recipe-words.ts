import { measureText } from '@/src/domain/amounts/quantity'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import type { ExportedRecipe } from './recipes'

/** Returns the name of the ingredient in a line. */
export const ingredientName = ({ ingredientTitleOverride, ingredient }: IngredientUsage): string =>
  ingredientTitleOverride ?? ingredient?.title ?? ''

/** Units of amounts in running text, by their id in the export. */
export type Units = ReadonlyMap<
  string,
  Pick<Unit, 'slug' | 'title' | 'pluralTitle' | 'abbreviation'>
>

/** Converts a rich text to plain text, including the names of ingredients and amounts it refers to. */
export function textOf(
  document: WideDocument | null,
  recipe: Pick<ExportedRecipe, 'ingredientUsageGroups'>,
  units: Units,
): string {
  const usages = recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  return plainText(document ?? [], (node) => {
    if (node.text) return node.text
    if (node.type === 'ingredient-usage-reference') {
      const usage = usages.find(({ id }) => id === node.ingredientUsageId)
      return usage ? ingredientName(usage) : ''
    }
    const quantity = { quantityMin: node.quantity, quantityMax: null }
    return measureText(quantity, units.get(node.unitId) ?? null)
  })
}
