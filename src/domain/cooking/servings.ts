import { FRACTIONS, writtenNumberText } from '../amounts/fraction'

/**
 * Limits of the multiple of a recipe.
 * @see docs/product/amounts-and-units.md#servings
 */
export const MIN_MULTIPLIER = 0.1
export const MAX_MULTIPLIER = 1000

/** Clamps a multiple of a recipe to its limits. */
export const clampMultiplier = (multiplier: number): number =>
  Math.min(MAX_MULTIPLIER, Math.max(MIN_MULTIPLIER, multiplier))

/**
 * The next whole number of servings up or down; below one a half and a quarter.
 * @see docs/product/amounts-and-units.md#servings
 */
export function stepServings(servings: number, by: 1 | -1): number {
  if (by === 1) return PARTS.find((part) => part > servings) ?? Math.floor(servings) + 1
  if (servings > 1) return Math.ceil(servings) - 1
  return PARTS.findLast((part) => part < servings) ?? servings
}

const PARTS = [0.25, 0.5, 1]

/** The rounding error of a third in decimals. */
const PRECISION = 0.0008

/**
 * A number of servings as text: in the fractions of cooks where it is one (`1½`), else in decimals, of
 * which larger numbers have fewer (`2.43`, `24.3`, `243`).
 * @see docs/product/amounts-and-units.md#servings
 */
export function servingsText(servings: number): string {
  const whole = Math.floor(servings)
  const isExact = ({ value }: { value: number }): boolean =>
    Math.abs(whole + value - servings) < PRECISION
  const { value, glyph } = FRACTIONS.find(isExact) ?? {}
  if (value === undefined) {
    return String(Number(servings.toFixed(servings < 10 ? 2 : servings < 100 ? 1 : 0)))
  }
  return writtenNumberText({ number: value === 1 ? whole + 1 : whole, fraction: glyph ?? '' })
}
