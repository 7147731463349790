import { quantityText } from '@/src/domain/amounts/quantity'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import type { LineReader, ReadLine } from '../parser/line-reader'
import { isSame } from '../rich-text/same-document'
import type { IngredientLine, LineParts } from './ingredient-line'
import { NO_PARTS, partsOf } from './ingredient-line'

/** The parser reads no more of a line; a longer one is a text and stays its own name. */
const LONGEST_READ = 1000

/** The reading of a typed line: its parts, or that it is a heading. */
export type Understood = { parts: LineParts; isHeading: boolean }

/** Number of cached texts. */
const MOST_KEPT = 200
const kept = new WeakMap<LineReader, Map<string, Understood>>()

/**
 * Takes a typed line apart. What is not understood stays in the name. The text a line had before is
 * asked for at each key press, so it is kept for a while.
 */
export function understand(read: LineReader, text: string): Understood {
  const words = text.trim()
  const known = kept.get(read) ?? new Map<string, Understood>()
  const understood = known.get(words) ?? takenApart(read, words)
  if (known.size > MOST_KEPT) known.clear()
  kept.set(read, known.set(words, understood))
  return understood
}

function takenApart(read: LineReader, words: string): Understood {
  if (words.length > LONGEST_READ) {
    return { parts: { ...NO_PARTS, ingredientTitleOverride: words }, isHeading: false }
  }
  const line = read(words)
  const isNamed = line.ingredientText !== ''
  return { parts: isNamed ? readParts(line) : NO_PARTS, isHeading: line.isHeading }
}

function readParts(line: ReadLine): LineParts {
  const name = [line.unit ? null : line.unitText, line.ingredientText].filter(Boolean).join(' ')
  const isTitle = line.ingredient?.title.toLowerCase() === name.toLowerCase()
  return {
    quantityMin: line.quantityMin,
    quantityMax: line.quantityMax === line.quantityMin ? null : line.quantityMax,
    unitId: line.unit?.id ?? null,
    ingredientId: line.ingredient?.id ?? null,
    ingredientTitleOverride: isTitle ? null : name,
    preparation: line.preparation === null ? null : documentFromPlainText(line.preparation),
    note: noteOf(line),
  }
}

/** The other amounts of a line (`1 cup / 120 g`) stay beside the first. */
function noteOf({ alternatives, note }: ReadLine): string | null {
  const others = alternatives
    .filter(({ quantityMin }) => quantityMin !== null)
    .map((amount) => [quantityText(amount), amount.unitText].filter(Boolean).join(' '))
  return [...others, ...(note === null ? [] : [note])].join('; ') || null
}

/**
 * A line whose text was changed from what it was. Parts that the new text says like the old one stay
 * as they are, so that what was corrected by hand is not lost.
 */
export function retyped(
  base: { line: IngredientLine; text: string },
  text: string,
  read: LineReader | null,
): IngredientLine {
  if (text === base.text) return base.line
  const typed = { ...base.line, originalText: text === '' ? null : text }
  if (!read) return { ...typed, ...NO_PARTS }
  if (text.trim() === '') return { ...typed, ...NO_PARTS }
  const before = understand(read, base.text).parts
  const after = understand(read, text).parts
  return { ...typed, ...changed(partsOf(base.line), before, after) }
}

function changed(line: LineParts, before: LineParts, after: LineParts): LineParts {
  const isSaid = (...names: (keyof LineParts)[]): boolean =>
    names.some((name) => !isSame(before[name], after[name]))
  const amount = isSaid('quantityMin', 'quantityMax') ? after : line
  const name = isSaid('ingredientId', 'ingredientTitleOverride') ? after : line
  return {
    quantityMin: amount.quantityMin,
    quantityMax: amount.quantityMax,
    unitId: (isSaid('unitId') ? after : line).unitId,
    ingredientId: name.ingredientId,
    ingredientTitleOverride: name.ingredientTitleOverride,
    preparation: (isSaid('preparation') ? after : line).preparation,
    note: (isSaid('note') ? after : line).note,
  }
}

/** Whether the words of a line say what its parts say: nothing was corrected since. */
export function saysItsParts(line: IngredientLine, read: LineReader): boolean {
  if (line.originalText === null) return false
  return isSame(withWords(understand(read, line.originalText).parts), withWords(partsOf(line)))
}

/** Parts to compare: a preparation by its words, an amount without a range once. */
const withWords = (parts: LineParts): unknown => [
  parts.quantityMin,
  parts.quantityMax === parts.quantityMin ? null : parts.quantityMax,
  parts.unitId,
  parts.ingredientId,
  parts.ingredientTitleOverride,
  plainText(parts.preparation ?? []),
  parts.note,
]
