import type { Payload } from 'payload'
import type { IngredientParse, ParsedUsage } from '@/src/contract/recipe/parse'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { sharedCatalogues } from './catalogues'
import type { ParsingCatalogues } from './catalogues'

/** Takes ingredient lines apart and matches them with the catalogues: one for each, in order. */
export async function parseIngredients(
  payload: Payload,
  { lines, language }: IngredientParse,
): Promise<ParsedUsage[]> {
  const catalogues = await sharedCatalogues(payload)
  return lines.map((line) => parsedUsage(line, language, catalogues))
}

function parsedUsage(
  text: string,
  language: string | undefined,
  catalogues: ParsingCatalogues,
): ParsedUsage {
  const line = parseIngredientLine(text, language)
  const name = line.ingredient
  const found = name === '' ? null : catalogues.index.ingredient(name)
  return {
    originalText: text,
    ...amount(line, catalogues),
    ingredient: catalogues.ingredient(found?.id),
    ingredientText: [line.size, name].filter(Boolean).join(' '),
    preparation: line.preparation,
    note: line.note,
    alternatives: line.alternatives.map((other) => amount(other, catalogues)),
  }
}

const amount = (
  { quantityMin, quantityMax, unit, unitText }: ParsedAmount,
  { index, unit: unitOf }: ParsingCatalogues,
) => ({
  quantityMin,
  quantityMax,
  unit: unit === null ? null : unitOf(index.unitId(unit)),
  unitText,
})
