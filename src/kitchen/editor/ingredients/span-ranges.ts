import type {
  AmountSpan,
  AnnotatedLine,
  LineSpan,
  TextRange,
} from '@/src/domain/ingredient-lines/line-spans'
import type { Edit } from '@/src/domain/ingredient-lines/amount-edits'

/** All ranges of a span: its own, and those of its numbers and words. */
export function rangesOf(span: LineSpan): TextRange[] {
  if (span.kind === 'amount') return [span, ...span.numbers, ...(span.word ? [span.word] : [])]
  return span.noun ? [span, span.noun] : [span]
}

/** Shifts a span by a number of characters. */
export const shiftSpan = (span: LineSpan, by: number): LineSpan =>
  mapSpan(span, { start: (at) => at + by, end: (at) => at + by })

type Places = { start: (at: number) => number; end: (at: number) => number }

function mapSpan(span: LineSpan, places: Places): LineSpan {
  const moved = <Range extends TextRange>(range: Range): Range => ({
    ...range,
    start: places.start(range.start),
    end: places.end(range.end),
  })
  if (span.kind === 'amount') {
    const numbers = span.numbers.map(({ start, end }) => moved({ start, end }))
    return { ...moved(span), numbers, word: span.word && moved(span.word) }
  }
  return span.noun ? { ...moved(span), noun: moved(span.noun) } : moved(span)
}

/**
 * Replaces non-overlapping ranges of a text, and adjusts its spans. A span grows and shrinks with
 * replacements inside it; an insertion at its edge is outside of it.
 */
export function applyEdits({ text, spans }: AnnotatedLine, edits: readonly Edit[]): AnnotatedLine {
  const sorted = edits.toSorted((one, other) => one.start - other.start)
  let edited = ''
  let at = 0
  for (const edit of sorted) {
    edited += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  const growth = (isBefore: (edit: Edit) => boolean): number =>
    sorted
      .filter(isBefore)
      .reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0)
  const places = {
    start: (place: number) => place + growth(({ end }) => end <= place),
    end: (place: number) => place + growth(({ start, end }) => end <= place && start < place),
  }
  return { text: edited + text.slice(at), spans: spans.map((span) => mapSpan(span, places)) }
}

/** Changes the amount of a line at an index. */
export const withAmount = (
  { text, spans }: AnnotatedLine,
  at: number,
  change: (amount: AmountSpan) => AmountSpan,
): AnnotatedLine => ({
  text,
  spans: spans.map((span, index) => (index === at && span.kind === 'amount' ? change(span) : span)),
})

/** The amount at an index; undefined if there is none. */
export function amountAt({ spans }: AnnotatedLine, at: number): AmountSpan | undefined {
  const span = spans[at]
  return span?.kind === 'amount' ? span : undefined
}
