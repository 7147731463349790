import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { RICH_RESULT_PART_NAMES } from '@/src/domain/recipes/rich-results'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'
import { DRAFT_HAS_PART } from './drafts/draft-row-sql'

const STORED_HAS_PART: Record<RichResultPart, string> = {
  picture: 'exists (select 1 from recipe_images p where p._parent_id = r.id)',
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

const hasPart = (part: RichResultPart): string =>
  `coalesce(${DRAFT_HAS_PART[part]}, ${STORED_HAS_PART[part]})`

/** Whether a recipe `r` has a picture, one that was never published in its draft. */
export const HAS_PICTURE = hasPart('picture')

/**
 * SQL condition that a recipe `r` has all parts of a rich result, in its draft if it was never published.
 * @see docs/product/kitchen.md#search-and-social
 */
export const IS_READY_FOR_RICH_RESULTS = RICH_RESULT_PART_NAMES.map(hasPart).join('\n  and ')
