import type { UnitNames } from '@/src/domain/amounts/quantity'
import { composeAmount } from '@/src/domain/ingredient-lines/compose-amount'
import { ABBREVIATIONS } from '@/src/domain/cooking/unit-sizes'
import type {
  AmountSpan,
  AnnotatedLine,
  CountedWord,
} from '@/src/domain/ingredient-lines/line-spans'
import type { Edit } from '@/src/domain/ingredient-lines/amount-edits'
import { amountAt, applyEdits, withAmount } from '../span-ranges'

type Forms = Pick<CountedWord, 'singular' | 'plural'>

/** Whether a unit can be written beside an amount: it has a number. */
export const canHaveUnit = ({ numbers }: AmountSpan): boolean => numbers.length > 0

/**
 * Writes another unit into an amount, in the place of its word and in the right number; null removes
 * the word.
 * @see docs/product/ingredient-lines.md#editing-a-line
 */
export function writeUnit(line: AnnotatedLine, at: number, unit: UnitNames | null): AnnotatedLine {
  const amount = amountAt(line, at)
  if (!amount || !canHaveUnit(amount)) return line
  if (amount.word && amount.word.end <= (amount.numbers[0]?.start ?? 0)) {
    return writeWhole(line, at, unit)
  }
  if (unit === null) return removeUnit(line, at, amount)
  const forms = formsOf(unit, amount)
  const word = (amount.quantityMax ?? amount.quantityMin ?? 0) > 1 ? forms.plural : forms.singular
  const edit = amount.word ? replacement(line.text, amount.word, word) : insertion(amount, word)
  const end = edit.start + edit.text.length
  return withAmount(applyEdits(line, [edit]), at, (span) => ({
    ...span,
    end: amount.word ? span.end : Math.max(span.end, end),
    unit: unit.slug,
    word: { start: end - word.length, end, ...forms },
  }))
}

/** A word in the place of another; apart from a number that the other was close to. */
function replacement(text: string, { start, end }: CountedWord, word: string): Edit {
  const isClose = /\p{N}/u.test(text[start - 1] ?? '') && word.length > 2
  return { start, end, text: isClose ? ` ${word}` : word }
}

/** A word behind the numbers of an amount. */
function insertion({ numbers, start }: AmountSpan, word: string): Edit {
  const end = numbers.at(-1)?.end ?? start
  return { start: end, end, text: ` ${word}` }
}

/** The forms of a unit: abbreviated where the word before was. */
function formsOf(unit: UnitNames, { word }: AmountSpan): Forms {
  const isShort = word !== null && word.singular === word.plural && word.plural.length < 6
  const abbreviation = unit.abbreviation?.startsWith('°')
    ? unit.abbreviation
    : ABBREVIATIONS.get(unit.slug)
  if (isShort && abbreviation !== undefined) return { singular: abbreviation, plural: abbreviation }
  return { singular: unit.title, plural: unit.pluralTitle }
}

const OF = /^\s+(?:of|de|di)\s+|^\s+d['’]/i

/** Removes the unit word with the space in front of it and an `of` behind it. */
function removeUnit(line: AnnotatedLine, at: number, { word }: AmountSpan): AnnotatedLine {
  if (!word) return line
  const { text } = line
  const start = text.slice(0, word.start).trimEnd().length
  const [of] = OF.exec(text.slice(word.end)) ?? []
  const edited = applyEdits(line, [
    { start, end: word.end + (of?.length ?? 0), text: of === undefined ? '' : ' ' },
  ])
  return withAmount(edited, at, (span) => ({
    ...span,
    end: span.numbers.at(-1)?.end ?? span.end,
    unit: null,
    word: null,
  }))
}

/** An amount whose unit is in front of its number is composed again. */
function writeWhole(line: AnnotatedLine, at: number, unit: UnitNames | null): AnnotatedLine {
  const before = amountAt(line, at)
  if (!before) return line
  const composed = composeAmount(before, unit)
  const [amount] = composed.spans
  if (amount?.kind !== 'amount') return line
  const start = Math.min(before.start, before.word?.start ?? before.start)
  const space = /\p{L}/u.test(line.text[before.end] ?? '') ? ' ' : ''
  const edited = applyEdits(line, [{ start, end: before.end, text: composed.text + space }])
  const by = (place: { start: number; end: number }) => ({
    start: place.start + start,
    end: place.end + start,
  })
  return withAmount(edited, at, ({ role }) => ({
    ...amount,
    ...by(amount),
    role,
    numbers: amount.numbers.map(by),
    word: amount.word && { ...amount.word, ...by(amount.word) },
  }))
}
