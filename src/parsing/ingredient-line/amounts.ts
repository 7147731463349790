import {
  isAlternativeWord,
  isLengthAmount,
  getNextRole,
} from '@/src/parsing/ingredient-line/amount-roles'
import type { ReadQuantity } from '@/src/parsing/ingredient-line/numbers'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, getLowerAt } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { MEASURE_MODIFIERS, MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'
import { readUnit } from '@/src/parsing/ingredient-line/units'

/** An amount read from tokens, and the index after it. */
export interface ReadAmount {
  amount: PlacedAmount
  next: number
}

const APPROXIMATE = new Set(
  (
    'about approximately approx around roughly circa ca ungefähr etwa environ env scant generous ' +
    'heaping heaped max min maximum minimum just over under nearly almost at least total up ongeveer cerca vreo ~ ≈ good ' +
    'level ca. rund knapp je jeweils unos unas aproximadamente aprox'
  ).split(' '),
)

/** Returns the index after words like "about", and after the full stop of "approx.". */
export function skipApproximate(tokens: readonly Token[], at: number): number {
  let next = at
  while (isApproximate(tokens, next)) next += isTwoTokens(tokens, next) ? 2 : 1
  return next
}

// "ca.", "up to", "bis zu"
const isTwoTokens = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === '.' ||
  (isAt(tokens, at, 'up') && isAt(tokens, at + 1, 'to')) ||
  (isAt(tokens, at, 'bis') && isAt(tokens, at + 1, 'zu'))

// The article of "a generous ½ teaspoon" is no number.
function isApproximate(tokens: readonly Token[], at: number): boolean {
  if (APPROXIMATE.has(getLowerAt(tokens, at))) return true
  if (isAt(tokens, at, 'bis') && isAt(tokens, at + 1, 'zu')) return true
  const isBefore = isAt(tokens, at, 'a') && APPROXIMATE.has(getLowerAt(tokens, at + 1))
  return isBefore && tokens[at + 2]?.kind === 'number'
}

/** Creates an amount from a quantity and its unit. */
export function createAmount(quantity: ReadQuantity, unit: ReadUnit | null): PlacedAmount {
  return {
    quantityMin: quantity.min,
    quantityMax: quantity.max,
    unit: unit?.slug ?? null,
    unitText: unit?.text ?? null,
    role: 'equivalent',
    numbers: quantity.numbers,
    vague: null,
    word: unit?.word ?? null,
  }
}

/** Reads a quantity with a unit of measurement: "120 g", "5¼oz", "14-ounce", "about 2 cups". */
export function readMeasure(
  tokens: readonly Token[],
  at: number,
  language?: string,
): ReadAmount | null {
  const quantity = readQuantity(tokens, skipApproximate(tokens, at))
  if (!quantity) return null
  const unitAt = skipJoint(tokens, quantity.next)
  const unit = readUnit(tokens, unitAt, language)
  if (!unit || !MEASURES.has(unit.slug)) return readUnitRange(tokens, at, language)
  const amount = createAmount(quantity, unit)
  const end = readUpperEnd(tokens, unit.next, unit.slug, language)
  return end
    ? { amount: makeRange(amount, end.amount), next: end.next }
    : { amount, next: unit.next }
}

/** Reads a measure, or the first number of "20 x 30 cm" with the unit of the second. */
export function readDimension(
  tokens: readonly Token[],
  at: number,
  language?: string,
  isNested = false,
): ReadAmount | null {
  const measure = readMeasure(tokens, at, language)
  const quantity = measure || isNested ? null : readQuantity(tokens, at)
  if (!quantity || !isAt(tokens, quantity.next, 'x', '×', 'by')) return measure
  const second = readDimension(tokens, quantity.next + 1, language, true)
  if (!second || !isLengthAmount(second.amount)) return null
  const amount = { ...createAmount(quantity, null), unit: second.amount.unit }
  return { amount, next: quantity.next }
}

/** Creates a range from an amount and the amount that is its upper end. */
export function makeRange<Amount extends PlacedAmount>(low: Amount, high: PlacedAmount): Amount {
  return {
    ...low,
    quantityMax: high.quantityMax,
    numbers: [...low.numbers.slice(0, 1), ...high.numbers.slice(-1)],
    word: high.word ?? low.word,
  }
}

// "14- to 16-ounce", "17-to-20-pound": the first end carries a hyphen.
function readUnitRange(tokens: readonly Token[], at: number, language?: string): ReadAmount | null {
  const low = readQuantity(tokens, skipApproximate(tokens, at))
  if (!low || !isAt(tokens, low.next, '-')) return null
  if (!isAt(tokens, low.next + 1, 'to', 'or')) return null
  const start = isAt(tokens, low.next + 2, '-') ? low.next + 3 : low.next + 2
  const high = readMeasure(tokens, start, language)
  if (!high) return null
  const numbers = [...low.numbers.slice(0, 1), ...high.amount.numbers.slice(-1)]
  return { amount: { ...high.amount, quantityMin: low.min, numbers }, next: high.next }
}

/** Reads the upper end of "5½ oz to 7 ounces", where both ends have the same unit. */
export function readUpperEnd(
  tokens: readonly Token[],
  at: number,
  unit: string | null,
  language?: string,
): ReadAmount | null {
  if (!isAt(tokens, at, 'to', '-', '–', '—')) return null
  const high = readMeasure(tokens, at + 1, language)
  return high && high.amount.unit === unit ? high : null
}

function skipJoint(tokens: readonly Token[], at: number): number {
  let next = isAt(tokens, at, '-', '‐', '–') && !tokens[at]?.spaceBefore ? at + 1 : at
  while (MEASURE_MODIFIERS.has(getLowerAt(tokens, next))) next += 1
  return next
}

const SEPARATORS = new Set('/ ; , | or and plus + = - – — • & ~ · oder und o ou et y e'.split(' '))
const FILLERS = new Set(
  (
    'each total in all altogether net wt weight worth or so apiece size of per piece drained thick ' +
    'long wide tall diameter packed x × by à je jeweils cada chacun chacune chaque dick lang ' +
    '. from thickness'
  ).split(' '),
)

/** Reads a run of amounts without other text ("14 oz / 400 g", "about 2 cups"), or returns null. */
export function readAmountsOnly(
  tokens: readonly Token[],
  language?: string,
): PlacedAmount[] | null {
  const amounts: PlacedAmount[] = []
  let joint = ''
  let at = 0
  while (at < tokens.length) {
    const start = skipApproximate(tokens, at)
    const read = readDimension(tokens, start, language) ?? readCount(tokens, start, language)
    if (read) {
      const before = amounts.at(-1)
      // "(12 ounces or 340 grams)" is one quantity.
      const isSame = before !== undefined && isAlternativeWord(joint)
      const role = isSame ? 'equivalent' : getNextRole(before, joint, read.amount)
      amounts.push({ ...read.amount, role })
      at = read.next
      joint = ''
    } else if (isFiller(tokens[start])) {
      joint = getLowerAt(tokens, start)
      at = start + 1
    } else return null
  }
  return amounts.length ? amounts : null
}

function isFiller(token: Token | undefined): boolean {
  return !token || SEPARATORS.has(token.lower) || FILLERS.has(token.lower)
}

/** Reads a quantity with a unit of any kind, or a number at the end of the text. */
export function readCount(
  tokens: readonly Token[],
  at: number,
  language?: string,
): ReadAmount | null {
  const quantity = readQuantity(tokens, at)
  if (!quantity || (quantity.isArticle && quantity.next >= tokens.length)) return null
  const unit = readUnit(tokens, skipJoint(tokens, quantity.next), language)
  return { amount: createAmount(quantity, unit), next: unit?.next ?? quantity.next }
}

/** Returns the index of the matching closing bracket, or the end if there is none. */
export function findClosingBracket(tokens: readonly Token[], at: number): number {
  let depth = 0
  for (let i = at; i < tokens.length; i += 1) {
    const mark = tokens[i]?.lower
    if (mark === '(' || mark === '[') depth += 1
    if (mark === ')' || mark === ']') depth -= 1
    if (depth === 0) return i
  }
  return tokens.length
}
