import { exactNumberText } from '../amounts/exact-number'
import type { Quantity, UnitNames } from '../amounts/quantity'
import type { AnnotatedLine, CountedWord, TextRange } from './line-spans'

/** A quantity with its unit as text, not rounded, and the span of it; empty where nothing is given. */
export function composeAmount(quantity: Quantity, unit: UnitNames | null): AnnotatedLine {
  const { quantityMin, quantityMax } = quantity
  const ends = [...new Set([quantityMin, quantityMax].filter((end) => end !== null))]
  let text = ''
  const append = (words: string): TextRange => {
    text += words
    return { start: text.length - words.length, end: text.length }
  }
  const numbers = ends.map((end, index) => {
    if (index > 0) append('–')
    return append(exactNumberText(end, unit?.slug ?? null))
  })
  const word = unit ? unitWord(unit, quantity, append) : null
  const amount = { quantityMin, quantityMax, unit: unit?.slug ?? null }
  const span = { kind: 'amount', role: 'main', start: 0, end: text.length } as const
  return { text, spans: text === '' ? [] : [{ ...span, ...amount, numbers, word }] }
}

function unitWord(
  unit: UnitNames,
  quantity: Quantity,
  append: (words: string) => TextRange,
): CountedWord {
  const isSign = unit.abbreviation?.startsWith('°') === true
  const singular = isSign ? (unit.abbreviation ?? '') : unit.title
  const plural = isSign ? singular : unit.pluralTitle
  const most = quantity.quantityMax ?? quantity.quantityMin
  if (most !== null && !isSign) append(' ')
  return { ...append((most ?? 0) > 1 ? plural : singular), singular, plural }
}
