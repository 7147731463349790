import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'

/** Whether a recipe `r` has a picture. */
export const HAS_PICTURE = 'exists (select 1 from recipe_images p where p._parent_id = r.id)'

const HAS_PART: Record<RichResultPart, string> = {
  picture: HAS_PICTURE,
  description: `btrim(coalesce(r.description, '')) <> ''`,
  ingredients: `exists (select 1 from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id where g._parent_id = r.id)`,
  steps: `exists (select 1 from recipe_instruction_groups g
    join recipe_instructions s on s._parent_id = g.id where g._parent_id = r.id)`,
  time: 'coalesce(r.prep_time_minutes, 0) + coalesce(r.cook_time_minutes, 0) > 0',
  servings: 'coalesce(r.yield_servings, 0) > 0',
  category: `exists (select 1 from recipes_rels f where f.parent_id = r.id
    and f.path in ('${TERM_LISTS.meals.stored}', '${TERM_LISTS.categories.stored}'))`,
}

/**
 * Whether a recipe `r` has everything that search engines want for a rich result.
 * @see docs/product/kitchen.md#search-engines-and-sharing
 */
export const IS_READY_FOR_RICH_RESULTS = Object.values(HAS_PART).join('\n  and ')
