import type { SearchRequest } from '@/search/engine'

/** A search for a page of 24 on a site, by relevance if there is a text, else the newest first. */
export function searchRequest(
  parts: Pick<SearchRequest, 'siteId'> & Partial<SearchRequest>,
): SearchRequest {
  return {
    text: '',
    ingredients: [],
    facets: {},
    maxMinutes: null,
    orderBy: parts.text ? 'relevance' : 'published_at_desc',
    limit: 24,
    offset: 0,
    wantsFacets: false,
    wantsHighlights: false,
    ...parts,
  }
}
