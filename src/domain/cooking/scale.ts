import type { Quantity } from '../amounts/quantity'
import { servingsText } from './servings'

/**
 * Multiples of its servings that a recipe can be scaled to.
 * @see docs/product/amounts-and-units.md#servings
 */
export const MULTIPLIERS = [0.5, 1, 2, 3, 4] as const

/** Both ends of a quantity through the same hands. */
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
  const ends = [yieldServings, yieldMax]
    .filter((end) => typeof end === 'number')
    .map((end) => Number((end * multiplier).toFixed(6)))
  const number = [...new Set(ends.map(servingsText))].join('–')
  if (number === '') return ''
  const words = servingDescription ?? ((ends.at(-1) ?? 0) > 1 ? 'servings' : 'serving')
  return `${number === '1' ? 'one' : number} ${words}`
}
