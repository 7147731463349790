import {
  isIngredientsTitle,
  isInstructionsTitle,
  isNotesTitle as isTipsTitle,
  isStopTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { isPromotion } from '@/src/parsing/recipe-lines/promotion'
import type { Sections } from '@/src/parsing/recipe-lines/text-line'
import type { TextLine } from '@/src/parsing/recipe-lines/text-line'

/** Titles of further notes that name their subject. */
const FURTHER_NOTES =
  /^(?:make[- ]ahead.{0,20}|storage|to store|variations?|substitutions?)\s*[:：]?$/iu
const INLINE =
  /^(?:(?:glass(?:ware)?|garnish|ice)\s*[:：]\s*\S.{2,}|(?:(?:recipe )?notes?|tips?|tipps?|hinweis|anmerkung|astuces?|conseils?|notas?|consejos?|dicas?|obs(?:ervaç(?:ão|ões))?\.?|consigli[o]?|wskazówka|uwaga|porada|rada|poznámka|napomena|savjet|vinkki|tipp|совет|порада|συμβουλή|püf noktası|ipucu|catatan|ポイント|コツ|팁|טיפ|सुझाव|نصيحة|ملاحظة|mẹo|lưu ý|เคล็ดลับ|หมายเหตุ|참고)\s*[:：!]\s*\S.{8,})/iu

/** Longer notes of a pasted page belong to the page instead of the recipe. */
const MAX_LINES = 12

/** Returns whether a line is a title like "Notes" or "Tips". */
export function isNotesTitle(text: string): boolean {
  return isTipsTitle(text) || FURTHER_NOTES.test(text.replace(/^[^\p{L}]+/u, ''))
}

/**
 * Returns the lines of notes, under titles like "Notes" and "Tips", by index. A "Tip: …" among the
 * steps is a step; elsewhere it is a note.
 */
export function findNoteLines(lines: readonly TextLine[], { instructions }: Sections): Set<number> {
  const isStep = (at: number): boolean =>
    instructions.some(([start, end]) => at >= start && at < end)
  const places = new Set<number>()
  let open = 0
  lines.forEach(({ text }, at) => {
    if (isNotesTitle(text)) open = MAX_LINES
    else if (isOther(text)) open = 0
    else if (open > 0 && !isStep(at)) {
      places.add(at)
      open -= 1
    } else if (INLINE.test(text) && !isStep(at)) places.add(at)
  })
  return places
}

const isOther = (text: string): boolean =>
  isIngredientsTitle(text) || isInstructionsTitle(text) || isStopTitle(text) || isPromotion(text)
