import type { AmountSpan, AnnotatedLine, CountedWord, LineSpan, TextRange } from './line-spans'

/** A span that does not fit its text, by its index. */
export type SpanProblem = { index: number; message: string }

/**
 * Finds the first span that does not fit the text of its line: beyond it, out of order, or with missing
 * numbers and words; null if all fit.
 * @see docs/product/ingredient-lines.md#spans
 */
export function spansProblem({ text, spans }: AnnotatedLine): SpanProblem | null {
  let at = 0
  for (const [index, span] of spans.entries()) {
    const message = span.start < at ? 'Overlaps the span before it' : spanProblem(text, span, index)
    if (message !== null) return { index, message }
    at = span.end
  }
  return null
}

function spanProblem(text: string, span: LineSpan, index: number): string | null {
  if (!isWithin(span, { start: 0, end: text.length })) return 'Is not a place in the text'
  if (span.kind === 'amount') return amountProblem(text, span, index)
  return span.noun ? wordProblem(text, span.noun) : null
}

function amountProblem(text: string, span: AmountSpan, index: number): string | null {
  const { numbers, quantityMin, word, role } = span
  if (role === 'sum' && index === 0) return 'Is added to no amount'
  if (!numbers.every((number) => isWithin(number, span))) return 'Has a number outside it'
  const [first, second] = numbers
  if (first && second && first.end > second.start) return 'Has its numbers out of order'
  if (quantityMin !== null && !first) return 'Has no place of its number'
  return word ? wordProblem(text, word) : null
}

function wordProblem(text: string, word: CountedWord): string | null {
  if (!isWithin(word, { start: 0, end: text.length })) return 'Has a word outside the text'
  const written = text.slice(word.start, word.end).toLowerCase()
  const isForm = [word.singular, word.plural].some((form) => form.toLowerCase() === written)
  return isForm ? null : 'Has another word than the text'
}

const isWithin = ({ start, end }: TextRange, around: TextRange): boolean =>
  start >= around.start && start < end && end <= around.end
