import type { AmountRole } from '@/src/domain/ingredient-lines/line-spans'
import {
  isAdditionWord,
  isAlternativeWord,
  isLengthAmount,
  getNextRole,
  isPerPiece,
} from '@/src/parsing/ingredient-line/amount-roles'
import { readCount, readDimension, skipApproximate } from '@/src/parsing/ingredient-line/amounts'
import type { ReadAmount } from '@/src/parsing/ingredient-line/amounts'
import { parseNumberWord } from '@/src/parsing/ingredient-line/number-words'
import {
  PREPARATION_PARTICIPLES,
  TRAILING_PARTICIPLES,
} from '@/src/parsing/ingredient-line/preparation-words'
import { findLastPanPurpose } from '@/src/parsing/ingredient-line/purposes'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, getLowerAt } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

/** A preparation or note, in brackets or not. */
export interface Aside {
  words: readonly Token[]
  isBracket: boolean
}

/** Facts about all words of an aside, computed once. */
interface AsideFacts extends Aside {
  isEach: boolean
  /** Index of the first word that cuts ("cut into"); infinite without one. */
  cutAt: number
  /** Index of the last use in a pan ("for greasing"); -1 without one. */
  panAt: number
}

const CUT = /^(?:cut|sliced|chopped|divided|broken|torn|formed|shaped|rolled|portioned)$/

function factsOf({ words, isBracket }: Aside): AsideFacts {
  const cut = words.findIndex(({ lower }) => CUT.test(lower))
  const isEach = isPerPiece(words) || saysAtATime(words)
  return {
    words,
    isBracket,
    isEach,
    cutAt: cut < 0 ? Infinity : cut,
    panAt: findLastPanPurpose(words),
  }
}

/** Finds the amounts in a preparation or note: "cut into 2-cm cubes", "or ½ tsp dried". */
export function findAsideAmounts(aside: Aside, language?: string): PlacedAmount[] {
  const facts = factsOf(aside)
  const { words } = aside
  const amounts: PlacedAmount[] = []
  let end = -1
  for (let at = 0; at < words.length; at += 1) {
    const read = readHere(aside, at, amounts.length === 0, language)
    if (!read) continue
    const before = end >= 0 && at - end <= 1 ? amounts.at(-1) : undefined
    amounts.push({ ...read.amount, role: roleInWords(facts, at, read, before) })
    end = read.next
    at = read.next - 1
  }
  return amounts
}

function readHere(
  aside: Aside,
  at: number,
  isFirst: boolean,
  language?: string,
): ReadAmount | null {
  const { words } = aside
  const isNumber = words[at]?.kind === 'number'
  if ((!isNumber && !isNumberWord(words, at)) || isNumbered(words, at)) return null
  const isOpen = opensAmount(aside, at, isFirst)
  if (!isNumber && !isOpen) return null
  const measure = readPlainMeasure(words, at, language)
  return measure ?? (isOpen ? readThings(words, at, isFirst, language) : null)
}

function readPlainMeasure(
  words: readonly Token[],
  at: number,
  language?: string,
): ReadAmount | null {
  const measure = readDimension(words, at, language)
  return measure && isPlainMeasure(words, measure) ? measure : null
}

function readThings(
  words: readonly Token[],
  at: number,
  isFirst: boolean,
  language?: string,
): ReadAmount | null {
  const count = readCount(words, at, language)
  if (!count || !isCountable(words, count.next)) return null
  // "half water", "an equal amount" count nothing, and neither does "with 2 cloves and 1 leaf".
  const isBare = count.amount.unit === null && count.next === at + 1
  if (isBare && isPartWord(words, at)) return null
  const joint = opener(words, at)
  const isListed = isFirst && joint > 0 && /^(?:and|&|und|et|y|e)$/.test(getLowerAt(words, joint))
  return isListed ? null : count
}

const isPartWord = (words: readonly Token[], at: number): boolean =>
  words[at]?.kind === 'word' &&
  (isAt(words, at, 'a', 'an') || (parseNumberWord(getLowerAt(words, at)) ?? 1) < 1)

const isNumberWord = (words: readonly Token[], at: number): boolean =>
  parseNumberWord(getLowerAt(words, at)) !== undefined || isAt(words, at, 'a', 'an')

const NUMBERED = /^(?:type|typ|no|nr|number|nº|n°|№|note|step|size|grade|e|at|about-)$/

/** Returns whether a number names a kind ("type 405", "No. 5", "E 471"). */
export function isNumbered(words: readonly Token[], at: number): boolean {
  const before = isAt(words, at - 1, '.') ? at - 2 : at - 1
  return NUMBERED.test(getLowerAt(words, before))
}

// "2 in water" is no length, "180 C" no volume.
function isPlainMeasure(words: readonly Token[], { amount, next }: ReadAmount): boolean {
  if (amount.unitText === 'C') return false
  return amount.unitText !== 'in' || words[next]?.kind !== 'word' || isExtent(words, next)
}

const isExtent = (words: readonly Token[], at: number): boolean =>
  /^(?:thick|long|wide|pieces?|cubes?|dice|chunks?|slices?|strips?|rounds?|squares?)$/.test(
    getLowerAt(words, at),
  )

const NOT_COUNTED =
  /^(?:%|°|º|[-‐‑]|minutes?|mins?|minuten|hours?|hrs?|stunden?|heures?|days?|tage?|weeks?|months?|years?|seconds?|degrees?|times?|count|ct|percent|parts?|pieces?|wedges?|halves|quarters|slices?|strips|cubes|chunks|inches|servings?|people|persons?|more|less)$/

const isCountable = (words: readonly Token[], next: number): boolean =>
  !NOT_COUNTED.test(getLowerAt(words, next)) && !isAt(words, next, ':', '/')

const SOURCE = new Set(['of', 'from', 'von', 'aus', 'de', 'di', 'van'])
const MORE = new Set(['extra', 'additional', 'another', 'circa', 'ca', '.', 'more'])

// The index of the word that an amount depends on, over "about" and "extra".
function opener(words: readonly Token[], at: number): number {
  let before = at - 1
  while (before >= 0 && isSkipped(words, before)) before -= 1
  return before
}

const isSkipped = (words: readonly Token[], at: number): boolean =>
  skipApproximate(words.slice(at, at + 1), 0) > 0 || MORE.has(getLowerAt(words, at))

function opensAmount({ words, isBracket }: Aside, at: number, isFirst: boolean): boolean {
  // "(1 red, 1 green)"
  if (!isFirst && isAt(words, at - 1, ',')) return true
  const before = opener(words, at)
  if (before < 0) return isBracket || at > 0 || words[at]?.kind === 'number'
  const word = getLowerAt(words, before)
  return isAlternativeWord(word) || isAdditionWord(word) || SOURCE.has(word)
}

function roleInWords(
  aside: AsideFacts,
  at: number,
  { amount, next }: ReadAmount,
  before: PlacedAmount | undefined,
): AmountRole {
  const { words } = aside
  if (aside.isEach || aside.panAt >= next) return 'fixed'
  if (isLengthAmount(amount) || aside.cutAt < at) return 'size'
  const joint = opener(words, at)
  const word = getLowerAt(words, joint)
  if (isAlternativeWord(word)) return 'alternative'
  if (isAdditionWord(word)) return getNextRole(before, word, amount)
  if (before) return before.unit === null ? 'size' : getNextRole(before, '', amount)
  return isSameQuantity(aside, joint, at, next) ? 'equivalent' : 'alternative'
}

const saysAtATime = (words: readonly Token[]): boolean =>
  words.some(
    (token, i) => token.lower === 'at' && isAt(words, i + 1, 'a') && isAt(words, i + 2, 'time'),
  )

// "(2 medium tomatoes)", "from 2 limes", "about 1 cup chopped"; not ", 2 cups peppers".
function isSameQuantity(aside: Aside, joint: number, at: number, next: number): boolean {
  if (aside.isBracket || joint >= 0) return SOURCE.has(getLowerAt(aside.words, joint)) || joint < 0
  const after = getLowerAt(aside.words, next)
  return (
    at > 0 || after === '' || PREPARATION_PARTICIPLES.has(after) || TRAILING_PARTICIPLES.has(after)
  )
}
