import type { Payload } from 'payload'
import type { IngredientParse, ParsedUsage } from '@/src/contract/recipe/parse'
import { sharedCatalogues } from './catalogues'

/** Takes ingredient lines apart and matches them with the catalogues: one for each, in order. */
export async function parseIngredients(
  payload: Payload,
  { lines, language }: IngredientParse,
): Promise<ParsedUsage[]> {
  const { readUsage } = await sharedCatalogues(payload)
  return lines.map((line) => parsedUsage(readUsage(line, language)))
}

/** The answer names what the line says; that it titles a group is for who edits the list. */
function parsedUsage({
  isHeading: _isHeading,
  ingredient: found,
  ...usage
}: ReturnType<Awaited<ReturnType<typeof sharedCatalogues>>['readUsage']>): ParsedUsage {
  if (!found) return { ...usage, ingredient: null }
  const { aliases: _aliases, ...ingredient } = found
  return { ...usage, ingredient }
}
