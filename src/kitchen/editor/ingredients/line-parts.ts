import type { AmountSpan, AnnotatedLine, TextRange } from '@/src/domain/ingredient-lines/line-spans'

/** A part of a line that opens for correction, at the index of its span. */
export type LinePart = TextRange & {
  kind: 'amount' | 'unit' | 'name' | 'preparation' | 'note'
  at: number
}

/** A piece of the text of a line: a part, or the text between parts. */
export type PartPiece = { text: string; part: LinePart | null }

/**
 * The text of a line in pieces. Together they are the text, character for character.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function partPieces(line: AnnotatedLine): PartPiece[] {
  const { text } = line
  const pieces: PartPiece[] = []
  let place = 0
  const append = (end: number, part: LinePart | null): void => {
    if (end > place) pieces.push({ text: text.slice(place, end), part })
    place = Math.max(place, end)
  }
  for (const part of lineParts(line)) {
    if (part.start < place || part.end > text.length) continue
    append(part.start, null)
    append(part.end, part)
  }
  append(text.length, null)
  return pieces
}

/** The parts of a line in order. */
const lineParts = ({ text, spans }: AnnotatedLine): LinePart[] =>
  spans
    .flatMap((span, at): LinePart[] =>
      span.kind === 'amount'
        ? amountParts(text, span, at)
        : [{ kind: span.kind, start: span.start, end: span.end, at }],
    )
    .sort((one, other) => one.start - other.start)

/** The numbers of an amount, and its unit word, which may be before or behind them. */
function amountParts(text: string, { start, end, word }: AmountSpan, at: number): LinePart[] {
  if (!word) return [{ kind: 'amount', start, end, at }]
  const unit: LinePart = { kind: 'unit', start: word.start, end: word.end, at }
  const numbers =
    word.start <= start ? { start: word.end, end } : { start, end: Math.min(end, word.start) }
  const trimmed = trimRange(text, numbers)
  return trimmed ? [{ kind: 'amount', ...trimmed, at }, unit] : [unit]
}

/** A range without white space and hyphens (`14-ounce`) at its ends; null for nothing else. */
function trimRange(text: string, { start, end }: TextRange): TextRange | null {
  const words = text.slice(start, end)
  const trimmed = words.replace(/^\s+|[\s\u2010-\u2015-]+$/g, '')
  if (trimmed === '') return null
  const from = start + words.indexOf(trimmed)
  return { start: from, end: from + trimmed.length }
}
