import { countedName, pluralNoun } from '../amounts/counted-name'
import type { UnitNames } from '../amounts/quantity'
import { composeAmount } from './compose-amount'
import type { AnnotatedLine, LineSpan, TextRange } from './line-spans'

/** The parts of a line without text. */
export type LineParts = {
  quantityMin: number | null
  quantityMax: number | null
  unit: UnitNames | null
  /** Title of the ingredient in the catalogue; null without one. */
  ingredientTitle: string | null
  ingredientTitleOverride: string | null
  /** Preparation as plain text; empty without one. */
  preparation: string
  note: string | null
}

/**
 * Composes the text of a line from its parts, `2–3 cups flour, sifted (organic)`, with its spans.
 * Numbers are not rounded.
 * @see docs/product/ingredient-lines.md#lines-without-text
 */
export function composeLine(parts: LineParts): AnnotatedLine {
  const amount = composeAmount(parts, parts.unit)
  const written: LineSpan[] = [...amount.spans]
  let text = amount.text
  const append = (words: string, before = ''): TextRange => {
    text += `${text === '' ? '' : before}${words}`
    return { start: text.length - words.length, end: text.length }
  }
  const name = oneLine(nameOf(parts))
  if (name !== '') written.push(nameSpan(append(name, ' '), name, isCounting(parts)))
  const preparation = oneLine(parts.preparation)
  if (preparation !== '') written.push({ kind: 'preparation', ...append(preparation, ', ') })
  const note = oneLine(parts.note ?? '')
  if (note !== '') {
    if (text !== '') append('(', ' ')
    written.push({ kind: 'note', ...append(note) })
    if (text !== note) append(')')
  }
  return { text, spans: written }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const isCounting = ({ quantityMin, quantityMax, unit }: LineParts): boolean =>
  unit === null && (quantityMin ?? quantityMax) !== null

function nameOf(parts: LineParts): string {
  const { ingredientTitle: title, ingredientTitleOverride: override } = parts
  return isCounting(parts)
    ? countedName({ title, override }, parts, parts)
    : (override ?? title ?? '')
}

function nameSpan(range: TextRange, name: string, isCounted: boolean): LineSpan {
  const plural = pluralNoun(name)
  const isInflected = isCounted && plural !== name
  const noun = isInflected ? { ...range, singular: name, plural } : null
  return { kind: 'name', ...range, noun }
}
