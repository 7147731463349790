/** SQL condition that recipe `r` has an ingredient line or a step, like `hasStructure` of the domain. */
export const HAS_STRUCTURE = `(exists (select 1 from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id where g._parent_id = r.id)
  or exists (select 1 from recipe_instruction_groups g
    join recipe_instructions s on s._parent_id = g.id where g._parent_id = r.id))`

/**
 * SQL condition that recipe `r` is a stored post that has not been converted to a recipe.
 * @see docs/product/recipes.md#stored-posts
 */
export const IS_STORED_POST = `(r.legacy_recipe_data is not null and not ${HAS_STRUCTURE})`
