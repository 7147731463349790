/** The yield of a recipe: a number of servings, or a range. */
export type YieldRange = { yieldServings: number | null; yieldMax: number | null }

type TypedYield = { [End in keyof YieldRange]?: number | null | undefined }

/** The message about a range that does not go up. */
const RANGE_PROBLEM = 'Must be larger than the number of servings'

/**
 * The error message of a yield's upper end; null if it is absent or greater than the lower.
 * @see docs/product/recipes.md#servings
 */
export const yieldRangeProblem = ({ yieldServings, yieldMax }: TypedYield): string | null =>
  typeof yieldMax !== 'number' || yieldMax > (yieldServings ?? Infinity) ? null : RANGE_PROBLEM
