import { isPlural, quantityText } from '../amounts/quantity'
import type { Quantity } from '../amounts/quantity'

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

/** Multiplies a quantity; an unspecified one stays unspecified. */
export const scaleQuantity = (quantity: Quantity, multiplier: number): Quantity =>
  multiplier === 1 ? quantity : mapQuantity(quantity, (end) => end * multiplier)

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
  const servings = { quantityMin: yieldServings ?? null, quantityMax: yieldMax ?? null }
  const amount = scaleQuantity(servings, multiplier)
  const number = quantityText(amount)
  if (number === '') return ''
  const words = servingDescription ?? (isPlural(amount) ? 'servings' : 'serving')
  return `${number === '1' ? 'one' : number} ${words}`
}
