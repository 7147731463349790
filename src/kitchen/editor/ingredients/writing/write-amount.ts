import { exactNumberText } from '@/src/domain/amounts/exact-number'
import { quantityText } from '@/src/domain/amounts/quantity'
import type { Quantity } from '@/src/domain/amounts/quantity'
import type { AmountSpan, AnnotatedLine, TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { LineReader } from '../../parser/line-reader'
import { numberPlaces, parseAmount } from '../../parts/typed-amount'
import { amountAt, applyEdits, withAmount } from '../span-ranges'
import { readLine } from '../typed-line'
import { nounEdits, wordEdits } from './agreement'

/** A quantity as it is written into a text, with the places of its numbers in that. */
type WrittenQuantity = { text: string; numbers: TextRange[] }

/** Formats the numbers of an amount for editing. */
export function formatNumbers({ text }: AnnotatedLine, amount: AmountSpan): string {
  const [first, ...others] = amount.numbers
  const written = first ? text.slice(first.start, others.at(-1)?.end ?? first.end) : ''
  return parseAmount(written) ? written : quantityText(amount)
}

/**
 * Replaces the numbers of an amount; its unit word and the noun it counts agree with them.
 * @returns undefined if the typed text is no quantity
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function writeAmount(
  line: AnnotatedLine,
  at: number,
  { typed, read }: { typed: string; read: LineReader | null },
): AnnotatedLine | undefined {
  const amount = amountAt(line, at)
  const quantity = parseAmount(typed)
  if (!amount || quantity?.quantityMin == null) return undefined
  const written = writtenQuantity(typed, { quantity, unit: amount.unit, read })
  const place = numbersPlace(line.text, amount)
  const before = amount.quantityMax ?? amount.quantityMin
  const numbers = { before, after: quantity.quantityMax ?? quantity.quantityMin }
  const edited = applyEdits(line, [
    { ...place, text: written.text },
    ...wordEdits(line.text, amount.word, numbers),
    ...nounEdits(line, at, numbers),
  ])
  const start = (amountAt(edited, at)?.start ?? 0) + place.start - amount.start
  return withAmount(edited, at, (span) => ({
    ...span,
    ...quantity,
    numbers: written.numbers.map((range) => shifted(range, start)),
  }))
}

/** As it was typed, if the parser reads it as the same value; else in the product's format. */
function writtenQuantity(
  typed: string,
  { quantity, unit, read }: { quantity: Quantity; unit: string | null; read: LineReader | null },
): WrittenQuantity {
  const words = typed.replace(/\s+/g, ' ').trim()
  const [amount] = read ? readLine(read, words).spans : []
  const isRead =
    amount?.kind === 'amount' &&
    amount.quantityMin === quantity.quantityMin &&
    amount.quantityMax === quantity.quantityMax
  const ends = [quantity.quantityMin, quantity.quantityMax].filter((end) => end !== null)
  const text = isRead ? words : ends.map((end) => exactNumberText(end, unit)).join('–')
  return { text, numbers: numberPlaces(text) }
}

/** The place of the numbers of an amount; of its words (`a few`) where it has none. */
function numbersPlace(text: string, { start, end, numbers, word }: AmountSpan): TextRange {
  const [first] = numbers
  if (first) return { start: first.start, end: numbers.at(-1)?.end ?? first.end }
  const isUnitInside = word !== null && word.start > start && word.end <= end
  return { start, end: isUnitInside ? text.slice(0, word.start).trimEnd().length : end }
}

const shifted = ({ start, end }: TextRange, by: number): TextRange => ({
  start: start + by,
  end: end + by,
})

/** Writes the first amount of a line in front of its text; a noun that it counts agrees with it. */
export function addAmount(
  line: AnnotatedLine,
  options: { typed: string; read: LineReader | null },
): AnnotatedLine | undefined {
  const { text, spans } = applyEdits(line, [{ start: 0, end: 0, text: '1 ' }])
  const place = { start: 0, end: 1 }
  const one: AmountSpan = {
    kind: 'amount',
    role: 'main',
    ...place,
    quantityMin: 1,
    quantityMax: null,
    unit: null,
    numbers: [place],
    word: null,
  }
  return writeAmount(withNouns({ text, spans: [one, ...spans] }, options.read), 0, options)
}

/** Adds the nouns of names in a line, as the parser finds them. */
export function withNouns(line: AnnotatedLine, read: LineReader | null): AnnotatedLine {
  const found = read ? readLine(read, line.text) : null
  if (found?.text !== line.text) return line
  const spans = line.spans.map((span) => {
    if (span.kind !== 'name') return span
    const same = found.spans.find(
      (other) => other.kind === 'name' && other.start === span.start && other.end === span.end,
    )
    return same ?? span
  })
  return { text: line.text, spans }
}
