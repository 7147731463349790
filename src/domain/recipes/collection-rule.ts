/**
 * Recipes that the rule of a smart collection selects at most.
 * @see docs/product/recipes.md#smart-collections
 */
export const MAX_RULE_LIMIT = 500

/** The limit of a rule without one. */
export const USUAL_RULE_LIMIT = 100
