import type { NameSpan, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { findCountedNoun } from '@/src/parsing/ingredient-line/counted-noun'
import type { LineReading } from '@/src/parsing/ingredient-line/read-line'
import {
  subtractRanges,
  mergeTokenRanges,
  trimRange,
} from '@/src/parsing/ingredient-line/token-ranges'

interface NameContext {
  text: string
  /** The places of amounts and units. */
  taken: readonly TextRange[]
  language: string | undefined
}

/**
 * Returns the span of the name with the size words directly before it, or null for a line without a
 * name. For a name in several parts ("fresh chopped parsley") it is the last part.
 */
export function findNameSpan(reading: LineReading, context: NameContext): NameSpan | null {
  const { text, taken, language } = context
  const parts = mergeTokenRanges(reading.name, text)
    .flatMap((run) => subtractRanges(run, taken))
    .flatMap((run) => trimRange(run, text) ?? [])
  const last = parts.at(-1)
  if (!last) return null
  const size = reading.main?.unit == null ? reading.size : null
  const range = { start: startWithSize(last.start, size, text), end: last.end }
  return { kind: 'name', ...range, noun: findCountedNoun(reading, { range, text, language }) }
}

// "2 large eggs"; of "2 large or 3 small onions" the sizes belong to their amounts.
function startWithSize(start: number, size: string | null, text: string): number {
  if (!size || / or \p{L}+$/u.test(size)) return start
  const before = text.slice(0, start).trimEnd()
  const at = before.length - size.length
  const isDirect = at >= 0 && before.slice(at) === size && /\s$/.test(before.slice(0, at) || ' ')
  return isDirect ? at : start
}
