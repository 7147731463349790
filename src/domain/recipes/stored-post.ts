type Rows = {
  ingredientUsageGroups?: readonly { ingredientUsages: readonly unknown[] }[] | undefined
  instructionGroups?: readonly { instructions: readonly unknown[] }[] | undefined
}

/**
 * Whether a recipe has an ingredient line or a step. If so, it is shown as a recipe even where the post it
 * was made from is still stored.
 * @see docs/product/recipes.md#stored-posts
 */
export const hasStructure = ({
  ingredientUsageGroups = [],
  instructionGroups = [],
}: Rows): boolean =>
  ingredientUsageGroups.some(({ ingredientUsages }) => ingredientUsages.length > 0) ||
  instructionGroups.some(({ instructions }) => instructions.length > 0)
