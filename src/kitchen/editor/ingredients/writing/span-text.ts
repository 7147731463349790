import type { AnnotatedLine, LineSpan, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { applyEdits } from '../span-ranges'

type DetailKind = 'preparation' | 'note'

const oneLine = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** Returns the text of the span at an index; empty without one. */
export function spanText({ text, spans }: AnnotatedLine, at: number): string {
  const span = spans[at]
  return span ? text.slice(span.start, span.end) : ''
}

/**
 * Replaces the text of a name, preparation or note. An empty text removes a preparation or note with its
 * comma or brackets; a name stays.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function replaceSpanText(line: AnnotatedLine, at: number, typed: string): AnnotatedLine {
  const span = line.spans[at]
  const words = oneLine(typed)
  if (!span || span.kind === 'amount' || words === spanText(line, at)) return line
  if (words === '') return span.kind === 'name' ? line : withoutSpan(line, at)
  const { text, spans } = applyEdits(line, [{ start: span.start, end: span.end, text: words }])
  return { text, spans: spans.map((each, index) => (index === at ? withoutNoun(each) : each)) }
}

/** The parser finds the noun of the new text. */
function withoutNoun(span: LineSpan): LineSpan {
  if (span.kind === 'name') return { ...span, noun: null }
  if (span.kind === 'amount') return span
  const { kind, start, end } = span
  return { kind, start, end }
}

/** Removes the span at an index with the punctuation that joins it. */
function withoutSpan({ text, spans }: AnnotatedLine, at: number): AnnotatedLine {
  const span = spans[at]
  if (!span) return { text, spans }
  const removed = withJoint(text, span)
  const others = spans.filter((_, index) => index !== at)
  return applyEdits({ text, spans: others }, [{ ...removed, text: '' }])
}

function withJoint(text: string, { start, end }: TextRange): TextRange {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const opening = /\s*[([]\s*$/.exec(before)
  const closing = /^\s*[)\]]/.exec(after)
  if (opening && closing) return { start: start - opening[0].length, end: end + closing[0].length }
  const [joint = ''] = /\s*[,;–—-]?\s*$/.exec(before) ?? []
  if (before !== joint) return { start: start - joint.length, end }
  const [next = ''] = /^\s*[,;–—-]?\s*/.exec(after) ?? []
  return { start: 0, end: end + next.length }
}

/** Appends text to a line: `, chopped` for a preparation, ` (optional)` for a note. */
export function appendDetail(
  { text, spans }: AnnotatedLine,
  kind: DetailKind,
  typed: string,
): AnnotatedLine {
  const words = oneLine(typed)
  if (words === '') return { text, spans }
  const joint = kind === 'note' ? ' (' : ', '
  const start = text.length + joint.length
  const appended = `${text}${joint}${words}${kind === 'note' ? ')' : ''}`
  return { text: appended, spans: [...spans, { kind, start, end: start + words.length }] }
}
