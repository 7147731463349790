import { STEP_WORD } from '@/src/parsing/recipe-lines/step-words'

const NUMBERING = new RegExp(
  String.raw`^(?:${STEP_WORD}\s*#?\s*\d{1,2}\s*(?:步|단계)?(?:\s*(?:of|von|de|di|van|av|af|z|из|sur|\/)\s*\d{1,2}(?=\s*[.:)–-]))?\s*[.:：)–-]*\s*|\(?\d{1,2}\s*[.．、]\s*(?!\d)|\d{1,2}\s*:\s+|#\d{1,2}[.:)]?\s*|[•*▢☐‣◦·–|-]\s+)`,
  'iu',
)

// "1- Beat the eggs", "1/ Beat the eggs"; not "1-inch pieces".
const DASHED_NUMBER = /^\d{1,2}\s?[-–/]\s+(?=\p{Lu}\p{Ll})/u

// "1) Beat the eggs"; not "(2) eggs".
const BRACKETED_NUMBER = /^\(?\d{1,2}\s*\)(?!\s*[\d\p{Ll}])\s*/u

// "1Beat the eggs": two cells that were copied without a space.
const GLUED_NUMBER = /^\d{1,2}(?=\p{Lu}\p{Ll})/u

// "1️⃣ Fry the onions", "① …"
const KEYCAP = /^(?:\d{1,2}\ufe0f?\u20e3|[\u2460-\u2473\u2776-\u277f])\s*/u

/** Removes the number, bullet or "Step 3:" before a step. */
export function cleanStepText(line: string): string {
  const bare = line
    .replace(KEYCAP, '')
    .replace(DASHED_NUMBER, '')
    .replace(GLUED_NUMBER, '')
    .replace(BRACKETED_NUMBER, '')
    .replace(NUMBERING, '')
    .trim()
  return /[\p{L}\p{N}]/u.test(bare) ? bare : ''
}

/** Returns whether a line is short and ends with a colon or names a part ("For the sauce"). */
export function isInstructionHeading(line: string): boolean {
  if (line.length > 60 || /[.!?]$/.test(line)) return false
  return (
    /:\s*$/.test(line) ||
    /^(?:for the|für d(?:en|ie|as)|pour l[ea]s?|para (?:el|la|los|las)|voor de) [^,.]{2,40}$/i.test(
      line,
    )
  )
}

/** Splits a text with numbered steps ("1. Mix. 2. Bake.") into its steps. */
export function splitNumberedSteps(text: string): string[] {
  const marks = [...text.matchAll(/(?:^|\s)(?:step\s*)?(\d{1,2})\s*[.):]\s+(?=[\p{Lu}"“])/giu)]
  const isSequence = marks.length >= 2 && marks.every((mark, i) => Number(mark[1]) === i + 1)
  if (!isSequence) return [text]
  const starts = marks.map((mark) => mark.index)
  const parts = starts.map((start, i) => text.slice(start, starts[i + 1]).trim())
  const before = text.slice(0, starts[0]).trim()
  return before ? [before, ...parts] : parts
}
