import { RICH_RESULT_PART_NAMES, RICH_RESULT_PARTS } from '@/src/domain/recipes/rich-results'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'
import type { DraftDocument } from './recipe-kind'

/** Whether a document has the parts that a rich result needs. */
export const HAS_PART: Record<RichResultPart, (document: DraftDocument) => boolean> = {
  picture: ({ images = [] }) => images.length > 0,
  description: ({ description }) => (description ?? '').trim() !== '',
  ingredients: ({ ingredientUsageGroups = [] }) =>
    ingredientUsageGroups.some(({ ingredientUsages }) => ingredientUsages.length > 0),
  steps: ({ instructionGroups = [] }) =>
    instructionGroups.some(({ instructions }) => instructions.length > 0),
  time: ({ prepTimeMinutes, cookTimeMinutes }) =>
    (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0) > 0,
  servings: ({ yieldServings }) => (yieldServings ?? 0) > 0,
  category: ({ mealIds = [], foodCategoryIds = [] }) => mealIds.length + foodCategoryIds.length > 0,
}

/**
 * Labels of the parts that search engines require for a rich result and that the recipe lacks.
 * @see docs/product/kitchen.md#search-and-social
 */
export const missingForRichResults = (document: DraftDocument): string[] =>
  RICH_RESULT_PART_NAMES.filter((part) => !HAS_PART[part](document)).map(
    (part) => RICH_RESULT_PARTS[part],
  )
