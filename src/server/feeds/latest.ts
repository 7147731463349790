import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { rows } from '../database/statements'
import { IS_PUBLISHED } from '../recipes/reading/card-sql'
import { WHOLE_RECIPE } from '../recipes/reading/page-sql'
import { presentRecipe } from '../recipes/reading/present'
import type { RecipeRow } from '../recipes/reading/present'

/** Maximum number of items in a feed. */
export const FEED_LENGTH = 30

const LATEST = {
  name: 'latest_recipes_whole',
  text: `
    with latest as materialized (
      select r.id from recipes r where r.site_id = $1 and ${IS_PUBLISHED}
      order by r.published_at desc, r.id limit ${FEED_LENGTH})
    select ${WHOLE_RECIPE} as recipe from recipes r
    where r.id in (select id from latest) order by r.published_at desc, r.id`,
}

/**
 * Lists the latest recipes of a site with their public content only. One statement.
 * @see docs/product/recipes.md#locked-recipes
 */
export async function listLatestRecipes(payload: Payload, siteId: string): Promise<Recipe[]> {
  const found = await rows<{ recipe: RecipeRow }>(payload, LATEST, [siteId])
  return found.map(({ recipe }) => presentRecipe(recipe, ANONYMOUS_READER))
}
