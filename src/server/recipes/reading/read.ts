import type { Payload } from 'payload'
import { isOpen } from '@/access/conditions'
import type { Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import type { SearchAnswer } from '@/search/engine'
import type {
  Filters,
  FiltersQuery,
  RecipesPage,
  RecipesQuery,
} from '@/src/contract/recipe/recipes-index'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { firstRow, rows } from '@/src/server/database/statements'
import type { Statement } from '@/src/server/database/statements'
import { noteCards, noteReads } from '@/src/server/web/content-reads'
import { isoInstant } from '@/src/server/database/instant-sql'
import { RECIPE_CARD, IS_PUBLISHED } from './card-sql'
import { presentFilters } from '../filters'
import { withFixedAmountsInTexts } from './fixed-amounts'
import { WHOLE_RECIPE } from './page-sql'
import { presentCard, presentRecipe } from './present'
import type { CardRow, RecipeRow } from './present'
import { searchRecipes } from '../search'

/** The cards of a result page; recipes deleted since are left out. */
const CARDS: Statement = {
  name: 'cards_of_page',
  reads: ['lists'],
  text: `select ${RECIPE_CARD} as card from unnest($2::uuid[]) with ordinality as found(id, place)
    join recipes r on r.id = found.id where r.site_id = $1 and ${IS_PUBLISHED}
    order by found.place`,
}

/** The cards of published recipes of a site, in the order of their ids. One statement. */
export async function listCards(
  payload: Payload,
  siteId: string,
  recipeIds: readonly string[],
): Promise<RecipeCard[]> {
  if (recipeIds.length === 0) return []
  const cards = await rows<{ card: CardRow }>(payload, CARDS, [siteId, recipeIds])
  noteCards(recipeIds.map((id) => ({ id })))
  return cards.map(({ card }) => presentCard(card))
}

/** A page of a site's published recipes, with how many match in all. */
export async function listPublishedRecipes(
  payload: Payload,
  siteId: string,
  query: RecipesQuery,
): Promise<RecipesPage> {
  const answer = await searchRecipes(payload, siteId, query, { wantsFacets: false })
  return presentPage(payload, siteId, query, answer)
}

/** Lists recipes together with the available filters. */
export async function listRecipesAndFilters(
  payload: Payload,
  siteId: string,
  query: FiltersQuery,
): Promise<RecipesPage & { filters: Filters }> {
  const answer = await searchRecipes(payload, siteId, query, { wantsFacets: true })
  const [page, filters] = await Promise.all([
    presentPage(payload, siteId, query, answer),
    presentFilters(payload, siteId, query, answer.facets),
  ])
  return { ...page, filters }
}

async function presentPage(
  payload: Payload,
  siteId: string,
  { limit, offset, highlights }: RecipesQuery,
  { recipeIds, total, didYouMean, highlights: found }: SearchAnswer,
): Promise<RecipesPage> {
  const recipes = await listCards(payload, siteId, recipeIds)
  const page = { recipes, total, limit, offset, didYouMean }
  return highlights ? { ...page, highlights: presentHighlights(recipes, found) } : page
}

const presentHighlights = (
  recipes: readonly RecipeCard[],
  found: SearchAnswer['highlights'],
): RecipesPage['highlights'] =>
  recipes.map(({ id }) => {
    const { title, ingredients } = found.get(id) ?? { title: [], ingredients: [] }
    return {
      recipeId: id,
      title: title.map(([start, end]) => ({ start, end })),
      ingredients: [...ingredients],
    }
  })

const FEATURED: Statement = {
  name: 'featured_recipes',
  reads: ['lists'],
  text: `select ${RECIPE_CARD} as card from recipes r
    join sites_rels f on f.recipes_id = r.id and f.parent_id = $1 and f.path = 'featuredRecipes'
    where r.site_id = $1 and ${IS_PUBLISHED} order by f."order" limit 5`,
}

/** Lists the featured recipes of a site, at most five, in the author's order. */
export async function listFeaturedRecipes(payload: Payload, siteId: string): Promise<RecipeCard[]> {
  const found = await rows<{ card: CardRow }>(payload, FEATURED, [siteId])
  const cards = found.map(({ card }) => presentCard(card))
  noteCards(cards)
  return cards
}

const BY_SLUG: Statement = {
  name: 'published_recipe_by_slug',
  reads: [],
  text: `select ${WHOLE_RECIPE} as recipe from recipes r
    where r.site_id = $1 and r.slug = $2 and r.deleted_at is null
      and (r.published_at <= now() or $3)`,
}

/**
 * Returns a recipe for a reader, without content withheld from that reader; null when there is none.
 * Managers also get drafts on request, and recipes as shown to another reader. One statement for any size.
 */
export async function getRecipe(
  payload: Payload,
  siteId: string,
  slug: string,
  reader: PremiumReader,
  { withDrafts = false, shownTo = reader }: { withDrafts?: boolean; shownTo?: PremiumReader } = {},
): Promise<Recipe | null> {
  const found = await firstRow<{ recipe: RecipeRow }>(payload, BY_SLUG, [
    siteId,
    slug,
    withDrafts && reader.isManager,
  ])
  if (!found) {
    noteReads(['lists', 'titles'])
    return null
  }
  const recipe = withFixedAmountsInTexts(presentRecipe(found.recipe, shownTo))
  noteReads([`recipe:${recipe.id}`, `rating:${recipe.id}`])
  return recipe
}

const SITE_RECIPES = {
  name: 'site_recipes',
  text: `select s.slug as "siteSlug", r.slug as "recipeSlug", ${isoInstant('r.updated_at')} as "updatedAt"
    from recipes r join sites s on s.id = r.site_id
    where ${IS_PUBLISHED} and ${isOpen('s')} order by s.slug, r.slug`,
}

/**
 * The addresses of all published recipes of all sites. One statement.
 * @see docs/product/site-pages.md#site-maps-and-robots
 */
export const listSiteRecipes = (
  payload: Payload,
): Promise<{ siteSlug: string; recipeSlug: string; updatedAt: string }[]> =>
  rows(payload, SITE_RECIPES, [])
