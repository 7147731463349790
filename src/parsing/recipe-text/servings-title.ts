import { isIngredientsTitle } from '@/src/parsing/recipe-page/layout/section-words'
import { isAmountCell, isIngredientLike } from '@/src/parsing/recipe-text/line-kind'
import { isServings } from '@/src/parsing/recipe-text/page-meta-line'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'

const FOR_PEOPLE =
  /^(?:für|for|pour|para|per|voor|för|til|till|na|pro|pentru|για|для|на|dla|untuk|cho)\s+\d/iu

/** True for "Für 4 Personen" and its like, which head many a list in place of a title. */
export const isServingsTitle = (text: string): boolean =>
  FOR_PEOPLE.test(text) && isServings(text.replace(/\s*[:：]$/u, ''))

/**
 * The place of the line that says for how many a list is and so heads it, where no other line titles
 * a list; -1 for none.
 */
export function servingsTitlePlace(lines: readonly TextLine[]): number {
  if (lines.some(({ text }) => isIngredientsTitle(text))) return -1
  return lines.findIndex(({ text }, at) => isServingsTitle(text) && isAboveList(lines, at))
}

const isAboveList = (lines: readonly TextLine[], at: number): boolean =>
  lines.slice(at + 1, at + 5).filter(({ text }) => isIngredientLike(text) || isAmountCell(text))
    .length >= 2
