import { measureText, quantityText, unitName } from '@/src/domain/amounts/quantity'
import { plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader } from '../parser/line-reader'
import type { LineCatalogues, UnitEntry } from './catalogues'
import type { IngredientLine } from './ingredient-line'
import { hasParts } from './ingredient-line'
import { saysItsParts } from './understand'

/** The words of a line's parts, as they are shown; `''` for a part it has not. */
export type PartWords = {
  amount: string
  unit: string
  name: string
  preparation: string
  note: string
  link: string
}

/** The texts of a line's parts. A line without parts reads as its own words. */
export function partWords(line: IngredientLine, catalogues: LineCatalogues): PartWords {
  const unit = unitOf(line, catalogues)
  return {
    amount: quantityText(line, unit),
    unit: unit ? unitWords(unit, line) : '',
    name: nameWords(line, catalogues),
    preparation: plainText(line.preparation ?? []).replace(/\n/g, ' '),
    note: line.note ?? '',
    link: line.link ?? '',
  }
}

function unitOf({ unitId }: IngredientLine, { units }: LineCatalogues): UnitEntry | null {
  return unitId === null ? null : (units.get(unitId) ?? null)
}

const unitWords = (unit: UnitEntry, line: IngredientLine): string =>
  unit.abbreviation?.startsWith('°') ? unit.abbreviation : unitName(unit, line)

function nameWords(line: IngredientLine, { ingredients }: LineCatalogues): string {
  const { ingredientId, ingredientTitleOverride, originalText } = line
  const title = ingredientId === null ? undefined : ingredients.get(ingredientId)?.title
  return ingredientTitleOverride ?? title ?? originalText ?? ''
}

/** The name of a line, as references and other screens call it. */
export const lineName = (line: IngredientLine, catalogues: LineCatalogues): string =>
  partWords(line, catalogues).name

/**
 * The text of a line to type in: as its author wrote it, or what its parts say where they were
 * corrected since, or came without words.
 */
export function lineText(
  line: IngredientLine,
  catalogues: LineCatalogues,
  read: LineReader | null,
): string {
  const typed = line.originalText ?? ''
  if (!hasParts(line)) return typed
  if (typed !== '' && (!read || saysItsParts(line, read))) return typed
  return spoken(line, catalogues)
}

/** A line as it is read out: `2 cups flour, sifted (organic)`. */
export function spoken(line: IngredientLine, catalogues: LineCatalogues): string {
  const unit = unitOf(line, catalogues)
  const { name, preparation, note } = partWords(line, catalogues)
  if (!hasParts(line)) return name
  const head = [measureText(line, unit), name].filter((part) => part !== '').join(' ')
  const words = [head, preparation].filter((part) => part !== '').join(', ')
  return note === '' ? words : `${words} (${note})`
}
