import type { Payload } from 'payload'
import type { Recipe, RecipeCard } from '@/src/contract/recipe'
import type { RecipesPage, RecipesQuery } from '@/src/contract/recipes-index'
import type { PremiumReader } from '@/src/domain/premium'
import { firstRow, rows } from '../database'
import type { Statement } from '../database'
import { CARD, instant, IS_PUBLISHED } from './card-sql'
import { FACET_NAMES, MATCHES, matchValues, RELEVANCE } from './matching'
import { PAGE } from './page-sql'
import { presentCard, presentRecipe } from './present'
import type { CardRow, RecipeRow } from './present'

const ORDERS = {
  published_at_desc: 'r.published_at desc, r.id',
  published_at_asc: 'r.published_at, r.id',
  title_asc: 'lower(r.title), r.id',
} as const
const BEST_FIRST = `${RELEVANCE} desc, ${ORDERS.published_at_desc}`

const listText = (matches: string, order: string, limit: string, offset: string): string => `
  with page as (
    select r.id from recipes r where ${matches} order by ${order} limit ${limit} offset ${offset})
  select (select count(*)::int from recipes r where ${matches}) as total,
    (select coalesce(jsonb_agg(${CARD} order by ${order}), '[]')
      from recipes r where r.id in (select id from page)) as recipes`

/** The list as it is opened has nothing to match: it is read straight off the index. */
function wholeList(orderBy: RecipesQuery['orderBy']): Statement {
  // Without words to be relevant to, the newest come first.
  const order = ORDERS[orderBy === 'relevance' ? 'published_at_desc' : orderBy]
  const text = listText(`r.site_id = $1 and ${IS_PUBLISHED}`, order, '$2', '$3')
  return { name: `published_recipes_${orderBy}`, text }
}

function matchingList(orderBy: RecipesQuery['orderBy']): Statement {
  const order = orderBy === 'relevance' ? BEST_FIRST : ORDERS[orderBy]
  return { name: `matching_recipes_${orderBy}`, text: listText(MATCHES, order, '$9', '$10') }
}

/** A page of a site's published recipes, with how many match in all. One statement. */
export async function listPublishedRecipes(
  payload: Payload,
  siteId: string,
  query: RecipesQuery,
): Promise<RecipesPage> {
  const { limit, offset, orderBy } = query
  const [statement, values] = isFiltered(query)
    ? [matchingList(orderBy), matchValues(siteId, query)]
    : [wholeList(orderBy), [siteId]]
  const found = await firstRow<{ total: number; recipes: CardRow[] }>(payload, statement, [
    ...values,
    limit,
    offset,
  ])
  const recipes = (found?.recipes ?? []).map(presentCard)
  return { recipes, total: found?.total ?? 0, limit, offset }
}

const isFiltered = (query: RecipesQuery): boolean =>
  Boolean(query.query) || FACET_NAMES.some((facet) => (query[facet] ?? []).length > 0)

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

const SITE_RECIPES = {
  name: 'site_recipes',
  text: `select s.slug as "siteSlug", r.slug as "recipeSlug", ${instant('r.updated_at')} as "updatedAt"
    from recipes r join sites s on s.id = r.site_id where ${IS_PUBLISHED}
    order by s.slug, r.slug`,
}

/** The addresses of all published recipes of all sites (platform §7). One statement. */
export const listSiteRecipes = (
  payload: Payload,
): Promise<{ siteSlug: string; recipeSlug: string; updatedAt: string }[]> =>
  rows(payload, SITE_RECIPES, [])
