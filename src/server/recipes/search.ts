import type { Payload } from 'payload'
import { getSearch } from '@/search'
import { chosenFacets, FACETS } from '@/search/engine'
import type { SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import type { RecipesQuery } from '@/src/contract/recipe/recipes-index'
import { readPool } from '../database/read-pool'
import { noteReads } from '../web/content-reads'
import type { ContentPart } from '../web/content-reads'

/** Returns the search engine of a Payload instance's deployment, which notes what a response depends on. */
export function searchEngine(payload: Payload): SearchEngine {
  const engine = getSearch(readPool(payload.db.pool), payload.config.custom, (error) =>
    payload.logger.warn({ err: error, msg: 'Search answers from Postgres for a while' }),
  )
  return {
    ...engine,
    search: (request) => {
      noteReads(readsOf(request))
      return engine.search(request)
    },
    suggest: (request) => {
      noteReads(['lists', 'recipe'])
      return engine.suggest(request)
    },
  }
}

/** Words, terms and times are in no list: any recipe may begin to match by an edit. */
function readsOf(request: SearchRequest): ContentPart[] {
  const { text, ingredients, facets, maxMinutes, isLocked, wantsFacets, orderBy } = request
  const hasWords = text.trim() !== '' || ingredients.length > 0
  const isFiltered =
    chosenFacets(facets).length > 0 || maxMinutes !== null || isLocked !== undefined
  return [
    'lists',
    ...(hasWords || isFiltered || wantsFacets ? (['recipe'] as const) : []),
    ...(orderBy === 'title_asc' ? (['titles'] as const) : []),
    ...(orderBy === 'rating_desc' ? (['rating'] as const) : []),
  ]
}

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
