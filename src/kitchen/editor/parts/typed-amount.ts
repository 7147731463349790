import type { Quantity } from '@/src/domain/amounts/quantity'
import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { MAX_QUANTITY } from '@/src/domain/recipes/recipe-limits'
import { plainDigits } from '@/src/parsing/digits'

const GLYPHS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const NUMBER = /^(?:(\d+(?:[.,]\d+)?)\s*)?(?:(\d+)\s*[/⁄]\s*(\d+)|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]))?$/

/** The mark or word between the ends of a range. */
const BETWEEN = /\s*(?:-|–|—|\bto\b)\s*/

/** The places of the one or two numbers of a typed amount. */
export function numberPlaces(typed: string): TextRange[] {
  const between = BETWEEN.exec(typed)
  if (!between) return [{ start: 0, end: typed.length }]
  const second = between.index + between[0].length
  return [
    { start: 0, end: between.index },
    { start: second, end: typed.length },
  ]
}

/**
 * An amount as people type it: `2`, `1 1/2`, `1½`, `0,5`, `2-3`. Empty is no amount; undefined what
 * is none.
 */
export function typedAmount(typed: string): Quantity | undefined {
  const text = typed.trim()
  if (text === '') return { quantityMin: null, quantityMax: null }
  const [low = '', high, ...more] = text.split(BETWEEN)
  const quantityMin = typedNumber(low)
  const quantityMax = high === undefined ? null : typedNumber(high)
  if (more.length > 0 || quantityMin === undefined || quantityMax === undefined) return undefined
  return { quantityMin, quantityMax }
}

/** The message about an amount that could not be read. */
export const WRONG_AMOUNT = `Write a number, such as 2 or 1½, of at most ${MAX_QUANTITY.toLocaleString('en')}.`

/** A number as people type it, with the digits of any script. */
export function typedNumber(typed: string): number | undefined {
  const match = NUMBER.exec(plainDigits(typed).trim())
  if (!match || match[0] === '') return undefined
  const [, whole, over, under, glyph] = match
  const fraction = over === undefined ? GLYPHS[glyph ?? ''] : Number(over) / Number(under)
  // "11/2" is a whole number that lost its space; "1 1/2" is read by the pattern.
  const value = Number((whole ?? '0').replace(',', '.')) + (fraction ?? 0)
  return Number.isFinite(value) && value <= MAX_QUANTITY ? value : undefined
}
