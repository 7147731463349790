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

/** Multiplies a quantity; an unspecified one stays unspecified. */
export const scaleQuantity = (quantity: Quantity, multiplier: number): Quantity =>
  multiplier === 1 ? quantity : mapQuantity(quantity, (end) => end * multiplier)

/**
 * The yield of a recipe in words: `one loaf`'s number, `4 loaves`, `½ servings`.
 * @see docs/product/amounts-and-units.md#servings
 */
export function yieldText(
  yieldServings: number,
  servingDescription: string | null,
  multiplier: number,
): string {
  const amount = yieldServings * multiplier
  const words = servingDescription ?? (amount > 1 ? 'servings' : 'serving')
  const number = amount === 1 ? 'one' : servingsText(amount)
  return `${number} ${words}`
}
