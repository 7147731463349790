import type {
  AmountSpan,
  AnnotatedLine,
  LineSpan,
  TextRange,
} from '@/src/domain/ingredient-lines/line-spans'
import { getAmountSpan } from '@/src/parsing/ingredient-line/amount-spans'
import { addCountedNouns } from '@/src/parsing/ingredient-line/counted-noun'
import { normaliseLine } from '@/src/parsing/ingredient-line/line-text'
import { findNameSpan } from '@/src/parsing/ingredient-line/name-span'
import { readLine } from '@/src/parsing/ingredient-line/read-line'
import type { LineReading } from '@/src/parsing/ingredient-line/read-line'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import {
  subtractRanges,
  mergeTokenRanges,
  trimRange,
} from '@/src/parsing/ingredient-line/token-ranges'

/** Options of `annotateLine`. */
export interface AnnotateOptions {
  /** BCP 47 language of the line; without it the language is guessed from the line. */
  language?: string | undefined
}

/** An annotated line, or the heading of the lines after it. */
export interface AnnotatedReading extends AnnotatedLine {
  spans: LineSpan[]
  /** The line titles the lines after it ("For the sauce:"). */
  isHeading: boolean
}

/**
 * Finds the amounts, the name, preparations and notes of an ingredient line. Offsets are in UTF-16
 * units of the returned text, which is the normalised line.
 * @see docs/product/ingredient-lines.md#spans
 */
export function annotateLine(line: string, { language }: AnnotateOptions = {}): AnnotatedReading {
  const text = normaliseLine(line)
  const reading = readLine(text, language)
  if (reading.isHeading) return { text, spans: [], isHeading: true }
  const amounts = amountsOf(reading, text)
  const taken = amounts.flatMap(rangesOf)
  const name = findNameSpan(reading, { text, taken, language })
  if (name) taken.push(name)
  const spans = [
    ...amounts,
    ...(name ? [name] : []),
    ...wordSpans(reading.preparations, 'preparation', text, taken),
    ...wordSpans([reading.label, ...reading.notes], 'note', text, taken),
  ]
  const sorted = spans.sort((a, b) => a.start - b.start)
  return { text, spans: addCountedNouns(sorted, { text, language }), isHeading: false }
}

/** Maximum number of amounts marked per line. */
const MAX_AMOUNTS = 64

/** An amount and its unit, which may be elsewhere. */
const rangesOf = (span: AmountSpan): TextRange[] => (span.word ? [span, span.word] : [span])

function amountsOf({ main, others, inWords }: LineReading, text: string): AmountSpan[] {
  const placed = [...(main ? [main] : []), ...others, ...inWords]
  const spans: AmountSpan[] = []
  const taken: TextRange[] = []
  for (const amount of placed.slice(0, MAX_AMOUNTS)) {
    const span = getAmountSpan(amount, text)
    if (!span || rangesOf(span).some((range) => overlapsAny(range, taken))) continue
    spans.push(span)
    taken.push(...rangesOf(span))
  }
  return spans
}

const overlapsAny = (range: TextRange, others: readonly TextRange[]): boolean =>
  others.some((other) => range.start < other.end && other.start < range.end)

// A preparation with an amount inside is divided around it.
function wordSpans(
  lists: readonly Token[][],
  kind: 'preparation' | 'note',
  text: string,
  taken: TextRange[],
): LineSpan[] {
  const spans: LineSpan[] = []
  for (const run of lists.flatMap((tokens) => mergeTokenRanges(tokens, text))) {
    for (const part of subtractRanges(run, taken)) {
      const range = trimRange(part, text)
      if (range) spans.push({ kind, ...range })
    }
  }
  taken.push(...spans)
  return spans
}
