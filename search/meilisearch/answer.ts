import type { MultiSearchResult } from 'meilisearch'
import { FACETS, createEmptyCounts } from '@/search/engine'
import type { FacetCounts, SearchRequest } from '@/search/engine'

/** The fields of a document in search results. */
export type FoundDocument = { id: string }
type Result = MultiSearchResult<FoundDocument>

/** The result of a search: ids of one page in order, the total, and facet counts if requested. */
export type Found = { recipeIds: string[]; total: number; facets: FacetCounts | null }

/** Combines the responses of one request. */
export function readAnswer(
  { limit, wantsFacets }: Pick<SearchRequest, 'limit' | 'wantsFacets'>,
  results: readonly Result[],
): Found {
  const [counted, ...others] = results
  const page = limit > 0 ? others[0] : undefined
  return {
    recipeIds: (page?.hits ?? []).map(({ id }) => id),
    total: counted?.totalHits ?? 0,
    facets: wantsFacets ? facetCounts(results) : null,
  }
}

function facetCounts(results: readonly Result[]): FacetCounts {
  const all = createEmptyCounts()
  for (const { facetDistribution = {} } of results) {
    for (const facet of FACETS) {
      for (const [slug, recipes] of Object.entries(facetDistribution[facet] ?? {})) {
        if (recipes > 0) all[facet].set(slug, recipes)
      }
    }
  }
  return all
}
