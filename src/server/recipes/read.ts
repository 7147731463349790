import type { Payload } from 'payload'
import type { Recipe, RecipeCard } from '@/src/contract/recipe'
import type { RecipesPage, RecipesQuery } from '@/src/contract/recipes-index'
import type { PremiumReader } from '@/src/domain/premium'
import { firstRow, rows } from '../database'
import { CARD, IS_PUBLISHED } from './card-sql'
import { PAGE } from './page-sql'
import { presentCard, presentRecipe } from './present'
import type { CardRow, RecipeRow } from './present'

const ORDERS = {
  published_at_desc: 'r.published_at desc, r.id',
  published_at_asc: 'r.published_at, r.id',
  title_asc: 'lower(r.title), r.id',
  // Without words to be relevant to, the newest come first.
  relevance: 'r.published_at desc, r.id',
} as const satisfies Record<RecipesQuery['orderBy'], string>

const listStatement = (orderBy: RecipesQuery['orderBy']) => ({
  name: `published_recipes_${orderBy}`,
  text: `
    with page as (
      select r.id from recipes r where r.site_id = $1 and ${IS_PUBLISHED}
      order by ${ORDERS[orderBy]} limit $2 offset $3)
    select (select count(*)::int from recipes r where r.site_id = $1 and ${IS_PUBLISHED}) as total,
      (select coalesce(jsonb_agg(${CARD} order by ${ORDERS[orderBy]}), '[]')
        from recipes r where r.id in (select id from page)) as recipes`,
})

/** A page of a site's published recipes, with how many there are in all. One statement. */
export async function listPublishedRecipes(
  payload: Payload,
  siteId: string,
  { limit, offset, orderBy }: RecipesQuery,
): Promise<RecipesPage> {
  const found = await firstRow<{ total: number; recipes: CardRow[] }>(
    payload,
    listStatement(orderBy),
    [siteId, limit, offset],
  )
  const recipes = (found?.recipes ?? []).map(presentCard)
  return { recipes, total: found?.total ?? 0, limit, offset }
}

const FEATURED = {
  name: 'featured_recipes',
  text: `select ${CARD} as card from recipes r
    join sites_rels f on f.recipes_id = r.id and f.parent_id = $1 and f.path = 'featuredRecipes'
    where r.site_id = $1 and ${IS_PUBLISHED} order by f."order" limit 5`,
}

/** The recipes a site leads with, at most five, in the author's order. */
export async function listFeaturedRecipes(payload: Payload, siteId: string): Promise<RecipeCard[]> {
  const found = await rows<{ card: CardRow }>(payload, FEATURED, [siteId])
  return found.map(({ card }) => presentCard(card))
}

const BY_SLUG = {
  name: 'published_recipe_by_slug',
  text: `select ${PAGE} as recipe from recipes r
    where r.site_id = $1 and r.slug = $2 and r.deleted_at is null
      and (r.published_at <= now() or $3)`,
}

/**
 * A recipe for a reader, without what is withheld from that reader; null when there is none.
 * Managers also get drafts when they ask for them. One statement, whatever the recipe's size.
 */
export async function getRecipe(
  payload: Payload,
  siteId: string,
  slug: string,
  reader: PremiumReader,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<Recipe | null> {
  const found = await firstRow<{ recipe: RecipeRow }>(payload, BY_SLUG, [
    siteId,
    slug,
    withDrafts && reader.isManager,
  ])
  return found ? presentRecipe(found.recipe, reader) : null
}
