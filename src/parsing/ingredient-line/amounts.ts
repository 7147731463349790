import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { MEASURE_MODIFIERS, MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import { readUnit } from '@/src/parsing/ingredient-line/units'

/** An amount read from tokens, and the place after it. */
interface ReadAmount {
  amount: ParsedAmount
  next: number
}

const APPROXIMATE = new Set([
  'about',
  'approximately',
  'approx',
  'around',
  'roughly',
  'circa',
  'ca',
  'ungefähr',
  'etwa',
  'environ',
  'scant',
  'generous',
  'heaping',
  'heaped',
  'just',
  'over',
  'under',
  'nearly',
  'almost',
  'at',
  'least',
  'total',
  'up',
  'ongeveer',
  'cerca',
  'vreo',
  '~',
  '≈',
  'good',
  'level',
  'ca.',
  'a',
])

/** The place after words like "about" and the full stop of "approx.". */
export function skipApproximate(tokens: Token[], at: number): number {
  let next = at
  while (APPROXIMATE.has(tokens[next]?.lower ?? '')) {
    next += tokens[next + 1]?.text === '.' ? 2 : 1
  }
  return next
}

/** Reads "120 g", "5¼oz", "14-ounce", "about 2 cups": a quantity with a unit that measures. */
export function readMeasure(tokens: Token[], at: number, language?: string): ReadAmount | null {
  const quantity = readQuantity(tokens, skipApproximate(tokens, at))
  if (!quantity) return null
  const unitAt = skipJoint(tokens, quantity.next)
  const unit = readUnit(tokens, unitAt, language)
  if (!unit || !MEASURES.has(unit.slug)) return readUnitRange(tokens, at, language)
  const amount = {
    quantityMin: quantity.min,
    quantityMax: quantity.max,
    unit: unit.slug,
    unitText: unit.text,
  }
  const end = readUpperEnd(tokens, unit.next, unit.slug, language)
  if (!end) return { amount, next: unit.next }
  return { amount: { ...amount, quantityMax: end.amount.quantityMax }, next: end.next }
}

// "14- to 16-ounce", "17-to-20-pound": the first end carries a hyphen.
function readUnitRange(tokens: Token[], at: number, language?: string): ReadAmount | null {
  const low = readQuantity(tokens, skipApproximate(tokens, at))
  if (!low || !isAt(tokens, low.next, '-')) return null
  if (!isAt(tokens, low.next + 1, 'to', 'or')) return null
  const start = isAt(tokens, low.next + 2, '-') ? low.next + 3 : low.next + 2
  const high = readMeasure(tokens, start, language)
  return high && { amount: { ...high.amount, quantityMin: low.min }, next: high.next }
}

/** Reads the upper end of "5½ oz to 7 ounces", where both ends carry the same unit. */
export function readUpperEnd(
  tokens: Token[],
  at: number,
  unit: string | null,
  language?: string,
): ReadAmount | null {
  if (!isAt(tokens, at, 'to', '-', '–', '—')) return null
  const high = readMeasure(tokens, at + 1, language)
  return high && high.amount.unit === unit ? high : null
}

function skipJoint(tokens: Token[], at: number): number {
  let next = isAt(tokens, at, '-', '‐', '–') && !tokens[at]?.spaceBefore ? at + 1 : at
  while (MEASURE_MODIFIERS.has(tokens[next]?.lower ?? '')) next += 1
  return next
}

const SEPARATORS = new Set([
  '/',
  ';',
  ',',
  '|',
  'or',
  'and',
  'plus',
  '+',
  '=',
  '-',
  '–',
  '•',
  '&',
  '~',
  '·',
])
const FILLERS = new Set([
  'each',
  'total',
  'in',
  'all',
  'altogether',
  'net',
  'wt',
  'weight',
  'worth',
  'or',
  'so',
  'apiece',
  'size',
  'of',
  'per',
  'piece',
  'drained',
  'thick',
  'long',
  'wide',
  'tall',
  'diameter',
  'packed',
  'x',
  '×',
  'by',
])

/** Reads a run of amounts with nothing else in it ("14 oz / 400 g", "about 2 cups"); else null. */
export function readAmountsOnly(tokens: Token[], language?: string): ParsedAmount[] | null {
  const amounts: ParsedAmount[] = []
  let at = 0
  while (at < tokens.length) {
    const start = skipApproximate(tokens, at)
    const read = readMeasure(tokens, start, language) ?? readCount(tokens, start, language)
    if (read) {
      amounts.push(read.amount)
      at = read.next
    } else if (isFiller(tokens[start])) at = start + 1
    else return null
  }
  return amounts.length ? amounts : null
}

function isFiller(token: Token | undefined): boolean {
  if (!token) return true
  return SEPARATORS.has(token.lower) || FILLERS.has(token.lower) || token.lower === '.'
}

/** Reads a quantity with a unit of any kind, or alone when the text ends there. */
export function readCount(tokens: Token[], at: number, language?: string): ReadAmount | null {
  const quantity = readQuantity(tokens, at)
  if (!quantity) return null
  const unit = readUnit(tokens, skipJoint(tokens, quantity.next), language)
  const next = unit?.next ?? quantity.next
  return {
    amount: {
      quantityMin: quantity.min,
      quantityMax: quantity.max,
      unit: unit?.slug ?? null,
      unitText: unit?.text ?? null,
    },
    next,
  }
}

/** The place of the bracket that closes the one at a place; the end when none does. */
export function closingBracket(tokens: Token[], at: number): number {
  let depth = 0
  for (let i = at; i < tokens.length; i += 1) {
    const mark = tokens[i]?.text
    if (mark === '(' || mark === '[') depth += 1
    if (mark === ')' || mark === ']') depth -= 1
    if (depth === 0) return i
  }
  return tokens.length
}
