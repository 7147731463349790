import type { IngredientUsage } from '@/src/contract/recipe/recipe'
import { completeStoredLine } from './complete-line'

/** A stored line that has no spans yet. */
export type UnannotatedRow = Omit<
  IngredientUsage,
  'text' | 'spans' | 'originalText' | 'ingredient'
> & {
  text: string | null
  ingredient: { id: string; title: string } | null
}

/**
 * Computes text and spans of a stored line without spans. Uses the stored text if its fields agree with it;
 * else the author has corrected the fields, and the text is composed from them.
 * @see docs/product/ingredient-lines.md#lines-without-text
 */
export function annotateRow(
  row: UnannotatedRow,
  language?: string,
): Pick<IngredientUsage, 'text' | 'spans'> {
  const { text, unit, ingredient, ...fields } = row
  const ids = { unitId: unit?.id ?? null, ingredientId: ingredient?.id ?? null }
  const catalogue = {
    unitById: () => unit ?? undefined,
    unitBySlug: () => unit ?? undefined,
    ingredientById: () => ingredient ?? undefined,
    ingredient: () => null,
  }
  const line = { ...fields, ...ids, text: null, originalText: text }
  return completeStoredLine(line, { catalogue, language })
}
