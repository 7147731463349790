import type { Quantity } from '@/src/domain/amounts/quantity'
import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { MAX_QUANTITY } from '@/src/domain/recipes/recipe-limits'
import { normaliseDigits } from '@/src/parsing/digits'
import { parseWrittenNumber, WRITTEN_NUMBER_SOURCE } from '@/src/parsing/written-number'

const ONE = new RegExp(`^${WRITTEN_NUMBER_SOURCE}$`, 'iu')
const RANGE = new RegExp(
  String.raw`^(${WRITTEN_NUMBER_SOURCE})\s*(?:-|–|—|\bto\b)\s*(${WRITTEN_NUMBER_SOURCE})$`,
  'iu',
)

/** The mark or word between the ends of a range. */
const BETWEEN = /\s*(?:-|–|—|\bto\b)\s*/

/** The ranges of the one or two numbers of a typed amount. */
export function numberPlaces(typed: string): TextRange[] {
  const between = ONE.test(normaliseDigits(typed).trim()) ? null : BETWEEN.exec(typed)
  if (!between) return [{ start: 0, end: typed.length }]
  const second = between.index + between[0].length
  return [
    { start: 0, end: between.index },
    { start: second, end: typed.length },
  ]
}

/**
 * Parses a typed amount: `2`, `1 1/2`, `1-1/2`, `1½`, `0,5`, `2-3`. Null for empty text; undefined if it is
 * invalid.
 */
export function parseAmount(typed: string): Quantity | undefined {
  const text = normaliseDigits(typed).trim()
  if (text === '') return { quantityMin: null, quantityMax: null }
  const [, low = text, high] = ONE.test(text) ? [] : (RANGE.exec(text) ?? [])
  const quantityMin = parseNumber(low)
  const quantityMax = high === undefined ? null : parseNumber(high)
  if (quantityMin === undefined || quantityMax === undefined) return undefined
  return { quantityMin, quantityMax }
}

/** The message about an invalid amount. */
export const INVALID_AMOUNT = `Enter a number, such as 2 or 1½, of at most ${MAX_QUANTITY.toLocaleString('en')}.`

/** Parses a typed number, with the digits of any script. */
export function parseNumber(typed: string): number | undefined {
  const text = normaliseDigits(typed).trim()
  const value = ONE.test(text) ? parseWrittenNumber(text) : null
  return value !== null && value <= MAX_QUANTITY ? value : undefined
}
