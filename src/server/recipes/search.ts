import type { Payload } from 'payload'
import { getSearch } from '@/search'
import { FACETS } from '@/search/engine'
import type { SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import type { RecipesQuery } from '@/src/contract/recipe/recipes-index'

/** Returns the search engine of a Payload instance's deployment. */
export const searchEngine = (payload: Payload): SearchEngine =>
  getSearch(payload.db.pool, payload.config.custom, (error) =>
    payload.logger.warn({ err: error, msg: 'Search answers from Postgres for a while' }),
  )

/** Searches recipes by a query of the recipes index. */
export const searchRecipes = (
  payload: Payload,
  siteId: string,
  query: RecipesQuery,
  wants: Pick<SearchRequest, 'wantsFacets'> & { limit?: number },
): Promise<SearchAnswer> =>
  searchEngine(payload).search({
    siteId,
    text: query.query ?? '',
    ingredients: query.ingredients ?? [],
    facets: Object.fromEntries(FACETS.map((facet) => [facet, query[facet] ?? []])),
    maxMinutes: query.maxTotalMinutes ?? null,
    orderBy: query.orderBy,
    limit: wants.limit ?? query.limit,
    offset: query.offset,
    wantsFacets: wants.wantsFacets,
    wantsHighlights: query.highlights ?? false,
  })
