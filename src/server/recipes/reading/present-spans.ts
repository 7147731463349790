import type {
  AmountSpan,
  CountedWord,
  LineSpan,
  TextRange,
} from '@/src/domain/ingredient-lines/line-spans'

/** Spans of an ingredient line, built field by field. */
export const presentSpans = (spans: readonly LineSpan[]): LineSpan[] => spans.map(presentSpan)

function presentSpan(span: LineSpan): LineSpan {
  if (span.kind === 'amount') return presentAmount(span)
  if (span.kind === 'name') {
    return { kind: span.kind, ...presentRange(span), noun: span.noun && presentWord(span.noun) }
  }
  const noun = span.noun ? { noun: presentWord(span.noun) } : {}
  return { kind: span.kind, ...presentRange(span), ...noun }
}

const presentAmount = (span: AmountSpan): AmountSpan => ({
  kind: span.kind,
  role: span.role,
  ...presentRange(span),
  quantityMin: span.quantityMin,
  quantityMax: span.quantityMax,
  unit: span.unit,
  numbers: span.numbers.map(presentRange),
  word: span.word && presentWord(span.word),
})

const presentRange = ({ start, end }: TextRange): TextRange => ({ start, end })

const presentWord = (word: CountedWord): CountedWord => ({
  ...presentRange(word),
  singular: word.singular,
  plural: word.plural,
})
