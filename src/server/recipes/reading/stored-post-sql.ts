/**
 * Whether recipe `r` has an ingredient line or a step, as `hasStructure` of the domain says it of one
 * that was read.
 */
export const HAS_STRUCTURE = `(exists (select 1 from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id where g._parent_id = r.id)
  or exists (select 1 from recipe_instruction_groups g
    join recipe_instructions s on s._parent_id = g.id where g._parent_id = r.id))`

/**
 * Whether recipe `r` is a stored post that nobody has made a recipe of yet.
 * @see docs/product/recipes.md#stored-posts
 */
export const IS_STORED_POST = `(r.legacy_recipe_data is not null and not ${HAS_STRUCTURE})`
