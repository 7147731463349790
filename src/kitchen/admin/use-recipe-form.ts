'use client'

import { useDocumentForm } from '@payloadcms/ui'
import { parseIngredientLines, ingredientName } from './rows/ingredient-line'
import type { IngredientLine, CatalogueNames } from './rows/ingredient-line'
import { useLineChanges } from './rows/line-changes'
import { ingredientTitles, useRows, useUnits } from './catalogue'
import { measureText } from '@/src/domain/amounts/quantity'
import type { InlineText } from '@/src/domain/rich-text/basic-plain-text'

/**
 * The ingredient lines of the edited recipe, from its form: also inside rich text and its drawers, whose
 * fields are in separate forms.
 */
export function useIngredientLines(): IngredientLine[] {
  const form = useDocumentForm()
  useLineChanges()
  // There is no form around a recipe's fields in a bulk edit.
  return 'getFields' in form ? parseIngredientLines(form.getFields()) : []
}

/** The names of these lines, as far as they are loaded. */
export function useNames(lines: readonly IngredientLine[]): CatalogueNames {
  const units = useUnits()
  const ingredients = useRows(
    ingredientTitles,
    lines.map((line) => line.ingredient),
  )
  return { units, ingredients }
}

/** Returns the plain text of references and measurements. */
export function useInlineText(): InlineText {
  const lines = useIngredientLines()
  const names = useNames(lines)
  return (node) => {
    if (node.text) return node.text
    if (node.type === 'ingredient-usage-reference') {
      const line = lines.find(({ id }) => id === node.ingredientUsageId)
      return line ? ingredientName(line, names) : ''
    }
    const unit = names.units?.find(({ id }) => id === node.unitId) ?? null
    return measureText({ quantityMin: node.quantity, quantityMax: null }, unit)
  }
}
