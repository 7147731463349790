import { STEP_WORD } from '@/src/parsing/recipe-lines/step-words'
import type { CleanedText } from './cleaned'

/** "Let it rest.Step 2": the label of the next step, behind the end of a sentence. */
const GLUED = new RegExp(
  String.raw`(?<=[.!?)…])\s?(?=${STEP_WORD}\s?[-#]?\s?\d{1,2}\s*[.:：)]?$)|(?<=[.!?"”»])\s(?=step-\d{1,2}$)`,
  'iu',
)
/** A sentence may end with one such word ("as in step 2"), not several. */
const ENOUGH = 2

/** Moves step labels that were copied onto the end of the previous step to a line of their own. */
export function separateStepLabels(paste: CleanedText): CleanedText {
  const glued = paste.lines.filter((line) => GLUED.test(line.trimEnd())).length
  if (glued < ENOUGH) return paste
  return { ...paste, lines: paste.lines.flatMap((line) => line.trimEnd().split(GLUED)) }
}
