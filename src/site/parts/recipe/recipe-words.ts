import type { Unit } from '@/src/contract/recipe/catalogue'
import type { IngredientUsage, Recipe } from '@/src/contract/recipe/recipe'
import { isAsWritten, measured, measuredInText, measuredWords } from '@/src/domain/cooking/measures'
import type { Measures } from '@/src/domain/cooking/measures'
import { countedName } from '@/src/domain/amounts/counted-name'
import { measureText } from '@/src/domain/amounts/quantity'
import { plainText } from '@/src/domain/rich-text/plain-text'

/** The targets of references in a recipe's rich text: ingredient lines and units. */
export type RecipeReferences = {
  usages: ReadonlyMap<string, IngredientUsage>
  units: ReadonlyMap<string, Unit>
  /** The reader's choices for amounts and temperatures; as the author wrote them, when absent. */
  measures?: Measures
}

/** References of rich text outside a recipe: none. */
export const NO_REFERENCES: RecipeReferences = { usages: new Map(), units: new Map() }

/** Collects the targets of references in a recipe's rich text, with units of the catalogue. */
export function recipeReferences(
  recipe: Pick<Recipe, 'ingredientUsageGroups'>,
  catalogue: readonly Unit[],
): RecipeReferences {
  const usages = recipe.ingredientUsageGroups.flatMap((group) => group.ingredientUsages)
  const units = [...catalogue, ...usages.flatMap(({ unit }) => (unit ? [unit] : []))]
  return {
    usages: new Map(usages.map((usage) => [usage.id, usage])),
    units: new Map(units.map((unit) => [unit.id, unit])),
  }
}

/** The name shown in an ingredient line; `''` if it has none. */
export const ingredientName = (usage: IngredientUsage): string =>
  usage.ingredientTitleOverride ?? usage.ingredient?.title ?? usage.originalText ?? ''

/**
 * The name of an ingredient line beside its amount in the reader's measures: what is counted without
 * a unit is in the plural above one.
 * @see docs/product/amounts-and-units.md#names-of-what-is-counted
 */
export function shownName(usage: IngredientUsage, references: RecipeReferences): string {
  const isCounted = usage.unit === null && (usage.quantityMin ?? usage.quantityMax) !== null
  const title = usage.ingredient?.title ?? null
  if (!isCounted || title === null) return ingredientName(usage)
  const { quantity } = usageMeasure(usage, references)
  return countedName({ title, ownWords: usage.ingredientTitleOverride }, usage, quantity)
}

/**
 * Whether a line says anything: those without a name are hidden.
 * @see docs/product/recipe-page.md#ingredients
 */
export const isNamed = (usage: IngredientUsage): boolean => ingredientName(usage) !== ''

/** Quantity and unit of an ingredient line in the reader's measures. */
export const usageMeasure = (usage: IngredientUsage, { measures }: RecipeReferences) =>
  measured({ quantity: usage, unit: usage.unit, ingredient: usage.ingredient }, measures)

/** Quantity and unit of an ingredient line as text: `1½ cups`. */
export function usageAmount(usage: IngredientUsage, references: RecipeReferences): string {
  const { quantity, unit } = usageMeasure(usage, references)
  return measureText(quantity, unit)
}

/** A whole ingredient line as text, for search engines: `1½ cups flour, sifted (organic)`. */
export function ingredientLine(usage: IngredientUsage, references: RecipeReferences): string {
  const preparation = richTextWords(usage.preparation, references)
  const head = [usageAmount(usage, references), shownName(usage, references)]
    .filter((part) => part !== '')
    .join(' ')
  return `${head}${preparation ? `, ${preparation}` : ''}${usage.note ? ` (${usage.note})` : ''}`
}

/** Rich text of a recipe in plain words on one line, references and measurements written out. */
export function richTextWords(
  document: Recipe['note'],
  { usages, units, measures }: RecipeReferences,
): string {
  const words = plainText(document, (node) => {
    if (node.type === 'ingredient-usage-reference') {
      const usage = usages.get(node.ingredientUsageId)
      return node.text ?? (usage ? ingredientName(usage) : '')
    }
    const unit = units.get(node.unitId) ?? null
    if (node.text && isAsWritten(unit, measures)) return node.text
    const quantity = { quantityMin: node.quantity, quantityMax: null }
    const shown = measuredInText({ quantity, unit }, measures)
    return measureText(shown.quantity, shown.unit)
  })
  return measuredWords(words.replace(/\s+/g, ' ').trim(), measures)
}
