import type { Unit } from '@/src/contract/recipe/catalogue'
import type { IngredientUsage, Recipe } from '@/src/contract/recipe/recipe'
import { measureInText, localizeTemperatures } from '@/src/domain/cooking/measures'
import type { Measures } from '@/src/domain/cooking/measures'
import { lineToRender } from '@/src/domain/ingredient-lines/amount-edits'
import { amountText } from '@/src/domain/ingredient-lines/render-line'
import type { Measurement } from '@/src/domain/rich-text/document'
import { basicPlainText } from '@/src/domain/rich-text/basic-plain-text'

/** The targets of references in a recipe's rich text: ingredient lines and units. */
export type RecipeReferences = {
  /** Language of the recipe as a BCP 47 tag; null for that of the site. */
  language: string | null
  usages: ReadonlyMap<string, IngredientUsage>
  units: ReadonlyMap<string, Unit>
  /** The reader's choices for amounts and temperatures; if absent, they are shown as written. */
  measures?: Measures
}

/** References of rich text outside a recipe: none. */
export const NO_REFERENCES: RecipeReferences = {
  usages: new Map(),
  units: new Map(),
  language: null,
}

/** Collects the targets of references in a recipe's rich text, with units of the catalogue. */
export function recipeReferences(
  recipe: Pick<Recipe, 'ingredientUsageGroups' | 'language'>,
  catalogue: readonly Unit[],
): RecipeReferences {
  const usages = recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  const units = [...catalogue, ...usages.flatMap(({ unit }) => (unit ? [unit] : []))]
  return {
    language: recipe.language,
    usages: new Map(usages.map((usage) => [usage.id, usage])),
    units: new Map(units.map((unit) => [unit.id, unit])),
  }
}

/** The name of an ingredient line's ingredient; `''` if it has none. */
export const ingredientName = (usage: IngredientUsage): string =>
  usage.ingredientTitleOverride ?? usage.ingredient?.title ?? usage.text

/**
 * Whether a line has a text: empty ones are hidden.
 * @see docs/product/recipe-page.md#ingredients
 */
export const isNamed = ({ text }: IngredientUsage): boolean => text !== ''

/** Formats the amount of an ingredient line in the reader's measures: `1½ cups`. */
export const usageAmount = (usage: IngredientUsage, references: RecipeReferences): string =>
  amountText(lineToRender(usage, references.language), references.measures)

/** Formats a measurement in running text, in the reader's measures. */
export const measurementText = (
  { quantity, unitId, text, scaling }: Measurement,
  { units, measures, language }: RecipeReferences,
): string =>
  measureInText(
    {
      quantity: { quantityMin: quantity, quantityMax: null },
      unit: units.get(unitId) ?? null,
      text,
      isFixed: scaling === 'fixed',
      language,
    },
    measures,
  )

/** Converts rich text of a recipe to plain text on one line, with references and measurements. */
export function richTextToPlainText(
  document: Recipe['note'],
  references: RecipeReferences,
): string {
  const { usages, measures } = references
  const words = basicPlainText(document, (node) => {
    if (node.type === 'ingredient-usage-reference') {
      const usage = usages.get(node.ingredientUsageId)
      return node.text ?? (usage ? ingredientName(usage) : '')
    }
    return measurementText(node, references)
  })
  return localizeTemperatures(words.replace(/\s+/g, ' ').trim(), measures)
}
