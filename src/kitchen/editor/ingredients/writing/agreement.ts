import type { AnnotatedLine, CountedWord, LineSpan } from '@/src/domain/ingredient-lines/line-spans'
import type { Edit } from '@/src/domain/ingredient-lines/amount-edits'

/** Changes a word to the grammatical number of a new quantity; nothing if both take the same. */
export function wordEdits(
  text: string,
  word: CountedWord | null,
  { before, after }: { before: number | null; after: number },
): Edit[] {
  if (!word || (before !== null && before > 1 === after > 1)) return []
  const written = text.slice(word.start, word.end).toLowerCase()
  const [wanted, other] = after > 1 ? [word.plural, word.singular] : [word.singular, word.plural]
  if (wanted === other || written !== other.toLowerCase()) return []
  return [{ start: word.start, end: word.end, text: wanted }]
}

/** Changes the nouns of a line to the grammatical number of a new quantity of the amount at an index. */
export function nounEdits(
  { text, spans }: AnnotatedLine,
  at: number,
  numbers: { before: number | null; after: number },
): Edit[] {
  return spans.flatMap((span, index) => {
    if (span.kind === 'amount' || !span.noun) return []
    const counts = countsFor(spans, span.kind)
    const counted = counts.findLast((each) => each < index) ?? counts[0]
    return counted === at ? wordEdits(text, span.noun, numbers) : []
  })
}

/** Indexes of the amounts that can count a noun: that of a name is counted by a quantity. */
const countsFor = (spans: readonly LineSpan[], kind: LineSpan['kind']): number[] =>
  spans.flatMap((span, index) =>
    span.kind === 'amount' &&
    span.numbers.length > 0 &&
    (kind !== 'name' || isQuantityRole(span.role))
      ? [index]
      : [],
  )

const isQuantityRole = (role: string): boolean =>
  role === 'main' || role === 'alternative' || role === 'fixed'
