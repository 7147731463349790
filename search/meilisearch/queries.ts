import type { MultiSearchQuery } from 'meilisearch'
import { chosenFacets, FACETS } from '@/search/engine'
import type { Facet, SearchRequest } from '@/search/engine'
import type { ParsedQuery } from '@/search/query/read-query'
import { singular } from '@/search/query/words'
import { filterOf, isSymbol } from './filter'

const SORTS = {
  published_at_desc: ['publishedAt:desc'],
  published_at_asc: ['publishedAt:asc'],
  title_asc: ['titleKey:asc'],
  // Documents without a score are last in either direction.
  rating_desc: ['ratingScore:desc', 'publishedAt:desc'],
} as const

/**
 * Builds the queries of one search request: the page; the exact total, with the facets without a selection;
 * and each facet with a selection, without that selection.
 */
export function buildQueries(
  request: SearchRequest,
  query: ParsedQuery,
  uid: string,
): MultiSearchQuery[] {
  const { facets, limit, wantsFacets } = request
  const q = query.words
    .filter((word) => !isSymbol(word))
    .map(singular)
    .join(' ')
  const chosen = chosenFacets(facets)
  const others = FACETS.filter((facet) => !chosen.includes(facet))
  const counting = (counted: readonly Facet[], except: Facet | null): MultiSearchQuery => ({
    indexUid: uid,
    q,
    filter: filterOf(request, query, except),
    matchingStrategy: 'all',
    // The exact total requires pagination; no results of it are needed here.
    page: 1,
    hitsPerPage: 0,
    ...(counted.length > 0 ? { facets: [...counted] } : {}),
  })
  return [
    counting(wantsFacets ? others : [], null),
    ...(limit > 0 ? [pageQuery(request, query, q, uid)] : []),
    ...(wantsFacets ? chosen.map((facet) => counting([facet], facet)) : []),
  ]
}

function pageQuery(
  request: SearchRequest,
  query: ParsedQuery,
  q: string,
  indexUid: string,
): MultiSearchQuery {
  const { orderBy, limit, offset } = request
  const sort =
    orderBy === 'relevance' ? (q === '' ? SORTS.published_at_desc : null) : SORTS[orderBy]
  return {
    indexUid,
    q,
    filter: filterOf(request, query),
    matchingStrategy: 'all',
    limit,
    offset,
    ...(sort ? { sort: [...sort] } : {}),
    attributesToRetrieve: ['id'],
  }
}
