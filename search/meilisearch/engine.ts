import type { SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import { noCounts } from '@/search/engine'
import type { Database } from '@/search/postgres/database'
import { parseQuery } from '@/search/query/read-query'
import { wordsOf } from '@/search/query/words'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import { readAnswer } from './answer'
import type { FoundDocument } from './answer'
import type { Clients } from './client'
import { filterOf } from './filter'
import { queriesOf } from './queries'
import { putDocuments, deleteDocuments } from './write'

/** A search engine on a Meilisearch server, fed from the database. */
export function meilisearchEngine(
  { reading, writing, uid }: Clients,
  database: Database,
): SearchEngine {
  return {
    name: 'meilisearch',
    search: async (request) => {
      const query = parseQuery(request.text, request.ingredients)
      if (query.isUnreadable) return nothing(request)
      const queries = queriesOf(request, query, uid)
      const { results } = await reading.multiSearch<{ queries: typeof queries }, FoundDocument>({
        queries,
      })
      return readAnswer(request, query, results)
    },
    suggest: async ({ siteId, text, limit }) => {
      const words = wordsOf(text)
      const last = words.at(-1)
      if (last === undefined || /\s$/.test(text)) return []
      const before = words.slice(0, -1).join(' ')
      const { facetHits } = await reading.index(uid).searchForFacetValues({
        facetName: 'words',
        facetQuery: last,
        filter: filterOf({ siteId, facets: {}, maxMinutes: null }, { words: [], ingredients: [] }),
        ...(before === '' ? {} : { q: before, matchingStrategy: 'all' as const }),
      })
      return facetHits
        .filter(({ value }) => value.startsWith(last))
        .toSorted((one, other) => other.count - one.count || one.value.length - other.value.length)
        .slice(0, limit)
        .map(({ value, count }) => ({ text: `${before} ${value}`.trim(), recipeCount: count }))
    },
    index: async (recipeIds) => {
      const sources = await readSources(database, recipeIds)
      const known = new Set(sources.map(({ id }) => id))
      await putDocuments(writing, uid, sources.map(recipeDocument))
      await deleteDocuments(
        writing,
        uid,
        recipeIds.filter((id) => !known.has(id)),
      )
    },
    remove: (recipeIds) => deleteDocuments(writing, uid, recipeIds),
    health: async () => ((await reading.isHealthy()) ? 'ok' : 'away'),
  }
}

const nothing = ({ wantsFacets }: SearchRequest): SearchAnswer => ({
  recipeIds: [],
  total: 0,
  facets: wantsFacets ? noCounts() : null,
  highlights: new Map(),
  didYouMean: null,
})
