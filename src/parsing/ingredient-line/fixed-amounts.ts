import { saysEach } from '@/src/parsing/ingredient-line/amount-roles'
import { isPanPurpose, isToTaste } from '@/src/parsing/ingredient-line/purposes'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { lowerAt } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

/**
 * Gives the main amount the role `fixed` where notes of the line pin it: "2 tbsp oil, for frying",
 * "2 eggs per person".
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
export function withFixedRole(
  main: PlacedAmount | null,
  notes: readonly Token[][],
): PlacedAmount | null {
  return main?.role === 'main' && notes.some(pinsAmount) ? { ...main, role: 'fixed' } : main
}

// "plus extra for greasing" says nothing of the amount before it.
function pinsAmount(note: Token[]): boolean {
  return isPanPurpose(note) || isToTaste(note) || isPerPortion(note)
}

const PORTIONS =
  /^(?:person|persona|pessoa|serving|portion|portie|people|head|guest|bowl|plate|jar|batch|personne|persoon|glass)$/

const isPerPortion = (note: Token[]): boolean =>
  /^(?:per|pro|par|por)$/.test(lowerAt(note, 0)) &&
  (PORTIONS.test(lowerAt(note, 1)) || saysEach(note.slice(1)))
