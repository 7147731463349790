import type { Quantity } from '../amounts/quantity'
import { servingsText } from './servings'

/**
 * Multiples of its servings that a recipe can be scaled to.
 * @see docs/product/amounts-and-units.md#servings
 */
export const MULTIPLIERS = [0.5, 1, 2, 3, 4] as const

/** Maps both ends of a quantity. */
export const mapQuantity = (
  { quantityMin, quantityMax }: Quantity,
  change: (end: number) => number,
): Quantity => ({
  quantityMin: quantityMin === null ? null : change(quantityMin),
  quantityMax: quantityMax === null ? null : change(quantityMax),
})

/** The yield of a recipe, as it is stored or drafted. */
export type Yield = {
  yieldServings?: number | null | undefined
  yieldMax?: number | null | undefined
  servingDescription?: string | null | undefined
}

/**
 * Formats the yield of a recipe for a number of times its servings: `one loaf`, `4–6 servings`; `''`
 * for none.
 * @see docs/product/amounts-and-units.md#servings
 */
export function yieldText(
  { yieldServings, yieldMax, servingDescription }: Yield,
  multiplier = 1,
): string {
  const ends = [...new Set([yieldServings, yieldMax].filter((end) => end != null))]
  const amounts = ends.map((end) => end * multiplier)
  const numbers = [...new Set(amounts.map(servingsText))]
  const most = amounts.at(-1)
  if (most === undefined) return ''
  const words = servingDescription ?? (most > 1 ? 'servings' : 'serving')
  const number = numbers.join('–')
  return `${number === '1' ? 'one' : number} ${words}`
}
