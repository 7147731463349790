/**
 * Calls of counting: name, method and path.
 * @see docs/product/counting.md#what-is-counted
 */
export const COUNTING_CALLS = {
  countRecipeAction: 'POST /v1/site/{site}/recipe-actions',
} as const
