import { isPerPiece } from '@/src/parsing/ingredient-line/amount-roles'
import { isPanPurpose, isToTaste } from '@/src/parsing/ingredient-line/purposes'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { getLowerAt } from '@/src/parsing/ingredient-line/tokens'

/**
 * Returns whether notes of a line fix its amount: "2 tbsp oil, for frying", "2 eggs per person".
 * "plus extra for greasing" and later text do not affect the amount before them.
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
export function isPinned(notes: readonly Token[][]): boolean {
  const more = notes.findIndex((note) => MORE.test(getLowerAt(note, 0)))
  return (more < 0 ? notes : notes.slice(0, more)).some(
    (note) => isPanPurpose(note) || isToTaste(note) || isPerPortion(note),
  )
}

const MORE = /^(?:plus|or|and|\+|&|extra|more|additional|oder|und|ou|et)$/

const PORTIONS =
  /^(?:person|persona|pessoa|serving|portion|portie|people|head|guest|bowl|plate|jar|batch|personne|persoon|glass)$/

const isPerPortion = (note: Token[]): boolean =>
  /^(?:per|pro|par|por)$/.test(getLowerAt(note, 0)) &&
  (PORTIONS.test(getLowerAt(note, 1)) || isPerPiece(note.slice(1)))
