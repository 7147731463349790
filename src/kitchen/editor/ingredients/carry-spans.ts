import type { AnnotatedLine, LineSpan, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { isSame } from '../rich-text/same-document'
import { rangesOf, shiftSpan } from './span-ranges'

/** The spans of a line that were set by hand: its text is read in another way. */
export const spansByHand = (line: AnnotatedLine, read: AnnotatedLine): LineSpan[] =>
  line.spans.filter((span) => !read.spans.some((other) => isSame(span, other)))

/**
 * The spans of an edited text: those that were set by hand stay with their words, wherever these are
 * now; the others are read again.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function carrySpans(
  line: AnnotatedLine,
  { before, after }: { before: AnnotatedLine; after: AnnotatedLine },
): readonly LineSpan[] {
  const carried = spansByHand(line, before)
    .flatMap((span) => movedSpan(span, line.text, after.text) ?? [])
    .filter((span) => !after.spans.some((other) => isPartOf(span, other)))
  if (carried.length === 0) return after.spans
  const others = after.spans.filter((span) => !carried.some((own) => isOverlapping(own, span)))
  const spans = [...others, ...carried].sort((one, other) => one.start - other.start)
  return spansProblem({ text: after.text, spans }) === null ? spans : after.spans
}

/** Whether a span has grown: `2` has become `2 cups`. */
const isPartOf = (span: LineSpan, other: LineSpan): boolean =>
  span.kind === other.kind &&
  other.start <= span.start &&
  other.end >= span.end &&
  other.end - other.start > span.end - span.start

const isOverlapping = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && other.start < one.end

/** A span at the place of its text in another text; null if it changed, or occurs twice. */
function movedSpan(span: LineSpan, before: string, after: string): LineSpan | null {
  const all = rangesOf(span)
  const outer = {
    start: Math.min(...all.map(({ start }) => start)),
    end: Math.max(...all.map(({ end }) => end)),
  }
  const by = shiftOf(outer, before, after)
  return by === null ? null : shiftSpan(span, by)
}

function shiftOf({ start, end }: TextRange, before: string, after: string): number | null {
  const isFree = (at: number): boolean => !isInWord(after, at) && !isInWord(after, at + end - start)
  const { prefix, suffix } = commonEnds(before, after)
  if (end <= prefix && isFree(start)) return 0
  const moved = after.length - before.length
  if (start >= before.length - suffix && isFree(start + moved)) return moved
  const words = before.slice(start, end)
  const places = placesOf(words, after).filter(isFree)
  return places.length === 1 ? (places[0] ?? 0) - start : null
}

function placesOf(words: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) places.push(at)
  return places
}

const WORD = /[\p{L}\p{M}\p{N}]/u
const isInWord = (text: string, at: number): boolean =>
  WORD.test(text[at - 1] ?? '') && WORD.test(text[at] ?? '')

/** The numbers of characters that two texts have in common at their start and end. */
function commonEnds(one: string, other: string): { prefix: number; suffix: number } {
  const most = Math.min(one.length, other.length)
  let prefix = 0
  while (prefix < most && one[prefix] === other[prefix]) prefix += 1
  let suffix = 0
  while (suffix < most - prefix && one.at(-1 - suffix) === other.at(-1 - suffix)) suffix += 1
  return { prefix, suffix }
}
