import type { Payload } from 'payload'
import type { Unit } from '@/src/contract/recipe/catalogue'
import type { IngredientParse, ParsedUsage } from '@/src/contract/recipe/parse'
import type { EditorGlobals } from '@/src/contract/site/globals'
import { groupAmounts } from '@/src/domain/ingredient-lines/amount-groups'
import type { AmountGroup } from '@/src/domain/ingredient-lines/amount-groups'
import { lineFields, quantityGroup } from '@/src/domain/ingredient-lines/line-fields'
import type { ReadUsage } from '@/src/parsing/ingredient-line/usage-reader'
import { sharedCatalogues } from './catalogues'

/** Parses ingredient lines and matches them with the catalogues: one result for each, in order. */
export async function parseIngredients(
  payload: Payload,
  { lines, language }: IngredientParse,
): Promise<ParsedUsage[]> {
  const { readUsage, index } = await sharedCatalogues(payload)
  return lines.map((line) => parsedUsage(line, readUsage(line, language), index.unitBySlug))
}

type Usage = ReadUsage<Unit, EditorGlobals['ingredients'][number]>
type UnitBySlug = (slug: string) => Unit | undefined

function parsedUsage(line: string, usage: Usage, unitBySlug: UnitBySlug): ParsedUsage {
  const { text, spans, quantityMin, quantityMax, unit, ingredient, ingredientText } = usage
  const { preparation, note } = lineFields({ text, spans })
  const groups = groupAmounts(spans)
  const main = quantityGroup(groups)
  return {
    originalText: line,
    quantityMin,
    quantityMax,
    unit,
    unitText: main ? unitText(text, main) : null,
    ingredient: ingredient ? catalogueEntry(ingredient) : null,
    ingredientText,
    preparation,
    note,
    alternatives: groups
      .filter((group) => group !== main)
      .map((group) => alternative(text, group, unitBySlug)),
  }
}

function alternative(
  text: string,
  group: AmountGroup,
  unitBySlug: UnitBySlug,
): ParsedUsage['alternatives'][number] {
  const { quantityMin, quantityMax, unit } = group.head
  return {
    quantityMin,
    quantityMax,
    unit: (unit !== null && unitBySlug(unit)) || null,
    unitText: unitText(text, group),
  }
}

const unitText = (text: string, { head: { word } }: AmountGroup): string | null =>
  word && text.slice(word.start, word.end)

const catalogueEntry = ({
  aliases: _aliases,
  ...ingredient
}: EditorGlobals['ingredients'][number]): ParsedUsage['ingredient'] => ingredient
