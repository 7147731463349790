import {
  isIngredientsTitle,
  isInstructionsTitle,
  isNotesTitle,
} from '@/src/parsing/web-page/layout/section-words'
import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { CleanedText } from './cleaned'

/** Minimum length of a wrapped line. */
const MIN_BROKEN_LENGTH = 25
/** Maximum number of pieces of a paragraph, so that the work stays linear. */
const MAX_PIECES = 40
/** "1 can cream of", "16 prunes, soaked in": an ingredient that goes on. */
const BROKEN_AMOUNT =
  /(?<!\p{L})(?:of|in|with|cut into|von|mit|de|di|con)$|,[^,]*\p{L}\s(?:and|und|et|y|e)$/iu
/** Maximum length of such a word, with its space. */
const MAX_OPEN_LENGTH = 6
/** Words that end neither an ingredient nor a sentence. */
const OPEN_END =
  /(?:[,(–—]|(?<!\p{L})(?:the|a|an|and|or|of|in|into|to|with|for|at|on|over|until|from|by|about|und|oder|mit|in|im|der|die|das|den|dem|bei|auf|für|zu|et|ou|de|du|des|la|le|les|à|dans|avec|y|o|con|en|el|los|las|e|com|em|i|z|w|na|en|het|een|met|van))$/iu
/** The number or bullet of a step. */
const NUMBER = /^(?:\d{1,2}\s?[.):]\s+|\d{1,2}\s+(?=\p{Lu}\p{Ll}+\s\p{Ll})|[-*•]\s+)/u
const MARKED = /^\s*(?:[-*•▢☐✓·>#|]|\d{1,2}\s?[.):]\s|\p{Extended_Pictographic})/u

/** Joins sentences of a method and ingredients that were wrapped at the edge of a column. */
export function joinWrappedLines(paste: CleanedText): CleanedText {
  const ends = chainEnds(paste.lines)
  const lines: string[] = []
  for (let at = 0; at < paste.lines.length; at += 1) {
    const line = paste.lines[at] ?? ''
    const end = Math.min(ends[at] ?? at + 1, at + MAX_PIECES)
    const text = end > at + 1 ? paste.lines.slice(at, end).map(trimmed).join(' ') : line
    if (end === at + 1 || !isWhole(line, text)) lines.push(line)
    else {
      lines.push(text)
      at = end - 1
    }
  }
  return { ...paste, lines }
}

const isTitle = (line: string): boolean =>
  isIngredientsTitle(line) || isInstructionsTitle(line) || isNotesTitle(line)

const trimmed = (line: string): string => line.trim()

// A paragraph or a step begins with a capital and without an amount, and has a sentence that ends; an
// ingredient goes on below "a can of" only.
function isWhole(line: string, joined: string): boolean {
  const text = line.trim().replace(NUMBER, '')
  if (startsWithAmount(text)) return BROKEN_AMOUNT.test(text) && !isSentenceEnd(joined)
  return /^\p{Lu}/u.test(text) && isSentenceEnd(joined)
}

const isSentenceEnd = (text: string): boolean =>
  /\p{L}{2}[.!](?:\s+\p{Lu}|$)|\p{L}[.!)]$/u.test(text)

/** Returns for each line the end of its continuation lines. */
function chainEnds(lines: readonly string[]): number[] {
  const ends = lines.map((_, at) => at + 1)
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    if (isBroken(lines[at] ?? '', lines[at + 1] ?? '')) ends[at] = ends[at + 1] ?? at + 1
  }
  return ends
}

function isBroken(before: string, line: string): boolean {
  const [broken, text] = [before.trim(), line.trim()]
  if (text === '' || broken === '' || ENDED.test(broken) || MARKED.test(line)) return false
  const isLong = broken.length >= MIN_BROKEN_LENGTH
  if (!isLong && !/^[\d½¼¾]/.test(broken)) return false
  return (
    (OPEN_END.test(broken.slice(-MAX_OPEN_LENGTH)) || (isLong && goesOn(text))) && !isTitle(text)
  )
}

const ENDED = /[.!?:;]["”)]?$/

const goesOn = (text: string): boolean => /^["“(]?\p{Ll}/u.test(text) || HOW_LONG.test(text)

/** "350° for 25 minutes": goes on with a sentence. */
const HOW_LONG = /^\d{2,3}\s?(?:°|º|degrees|minutes?|min|hours?|Grad|Minuten)/iu
