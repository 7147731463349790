import { MAX_QUANTITY } from '@/src/domain/recipes/recipe-limits'
import { yieldRangeProblem } from '@/src/domain/recipes/yield-range'
import type { YieldRange } from '@/src/domain/recipes/yield-range'
import { parseAmount } from '../../editor/parts/typed-amount'

/** The message about invalid servings. */
export const INVALID_SERVINGS = `Enter a number or a range, such as 4 or 4-6, of at most ${MAX_QUANTITY.toLocaleString('en')}.`

/** Servings as they are typed: `4`, `4-6`. */
export const servingsText = ({ yieldServings, yieldMax }: YieldRange): string =>
  [yieldServings, yieldMax].filter((end) => end !== null).join('-')

/** Parses typed servings: `4`, `4-6`, `12 to 15`; undefined for anything else. */
export function parseServings(typed: string): YieldRange | undefined {
  const amount = parseAmount(typed)
  if (!amount) return undefined
  const range = { yieldServings: amount.quantityMin, yieldMax: amount.quantityMax }
  return yieldRangeProblem(range) === null ? range : undefined
}
