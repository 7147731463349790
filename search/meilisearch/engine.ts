import type { SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import { createEmptyCounts } from '@/search/engine'
import type { Database } from '@/search/postgres/database'
import { findCorrections } from '@/search/postgres/corrections'
import { findHighlights } from '@/search/postgres/highlights'
import { AS_TYPED } from '@/search/postgres/tsquery'
import { correctedQuery, correctedText } from '@/search/query/corrected'
import type { Corrections } from '@/search/query/corrected'
import { parseQuery } from '@/search/query/read-query'
import type { ParsedQuery } from '@/search/query/read-query'
import { singular, wordsOf } from '@/search/query/words'
import { recipeDocument } from '@/search/recipe-document'
import { readSources } from '@/search/recipe-sources'
import { readAnswer } from './answer'
import type { Found, FoundDocument } from './answer'
import type { Clients } from './client'
import { filterOf } from './filter'
import { hasIndex } from './indexes'
import { buildQueries } from './queries'
import { getBuildingIndex } from './target'
import { putDocuments, deleteDocuments } from './write'

/** A search engine on a Meilisearch server, fed from the database. */
export function meilisearchEngine(clients: Clients, database: Database): SearchEngine {
  const { reading, writing, uid } = clients
  return {
    name: 'meilisearch',
    search: (request) => search(clients, database, request),
    suggest: async ({ siteId, text, limit }) => {
      const words = wordsOf(text)
      const last = words.at(-1)
      if (last === undefined || /\s$/.test(text)) return []
      const before = words.slice(0, -1)
      const q = before.map(singular).join(' ')
      const { facetHits } = await reading.index(uid).searchForFacetValues({
        facetName: 'words',
        facetQuery: last,
        filter: filterOf({ siteId, facets: {}, maxMinutes: null }, { words: [], ingredients: [] }),
        ...(q === '' ? {} : { q, matchingStrategy: 'all' as const }),
      })
      return facetHits
        .filter(({ value }) => value.startsWith(last))
        .toSorted((one, other) => other.count - one.count || one.value.length - other.value.length)
        .slice(0, limit)
        .map(({ value, count }) => ({ text: [...before, value].join(' '), recipeCount: count }))
    },
    index: (recipeIds) => write(clients, database, recipeIds),
    remove: (recipeIds) => deleteDocuments(writing, uid, recipeIds),
    health: async () => ((await reading.isHealthy()) ? 'ok' : 'away'),
  }
}

async function search(
  clients: Clients,
  database: Database,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const query = parseQuery(request.text, request.ingredients)
  if (query.isUnreadable) return nothing(request)
  const asTyped = await find(clients, request, query)
  const { found, corrections } =
    asTyped.total > 0
      ? { found: asTyped, corrections: NONE }
      : await findCorrected(clients, database, request, query, asTyped)
  const { recipeIds } = found
  return {
    ...found,
    highlights: request.wantsHighlights
      ? await findHighlights(database, recipeIds, query, { ...AS_TYPED, corrections })
      : new Map(),
    didYouMean: found.total > 0 ? correctedText(request.text, corrections) : null,
  }
}

async function find(
  { reading, uid }: Clients,
  request: SearchRequest,
  query: ParsedQuery,
): Promise<Found> {
  const queries = buildQueries(request, query, uid)
  const { results } = await reading.multiSearch<{ queries: typeof queries }, FoundDocument>({
    queries,
  })
  return readAnswer(request, results)
}

/** Error of a missing index: it must be rebuilt before any write. */
export class IndexGoneError extends Error {
  override readonly name = 'IndexGoneError'
}

/** Writes to the index, and to its replacement while that is being built. */
async function write(
  { writing, uid }: Clients,
  database: Database,
  recipeIds: readonly string[],
): Promise<void> {
  // The server would make one without any settings.
  if (!(await hasIndex(writing, uid))) {
    throw new IndexGoneError(`Meilisearch has no index ${uid} any more`)
  }
  const building = await getBuildingIndex(database)
  const sources = await readSources(database, recipeIds)
  const known = new Set(sources.map(({ id }) => id))
  const gone = recipeIds.filter((id) => !known.has(id))
  const documents = sources.map(recipeDocument)
  for (const index of building === null ? [uid] : [uid, building]) {
    if (index === building && !(await hasIndex(writing, index))) continue
    await putDocuments(writing, index, documents)
    await deleteDocuments(writing, index, gone)
  }
}

const NONE: Corrections = new Map()

/** Reads words that the site has not as the nearest ones it has, as the engine inside does. */
async function findCorrected(
  clients: Clients,
  database: Database,
  request: SearchRequest,
  query: ParsedQuery,
  asTyped: Found,
): Promise<{ found: Found; corrections: Corrections }> {
  const words = [...new Set([...query.words, ...query.ingredients.flat()])]
  const corrections = await findCorrections(database, request.siteId, words, 'published')
  if (corrections.size === 0) return { found: asTyped, corrections }
  return { found: await find(clients, request, correctedQuery(query, corrections)), corrections }
}

const nothing = ({ wantsFacets }: SearchRequest): SearchAnswer => ({
  recipeIds: [],
  total: 0,
  facets: wantsFacets ? createEmptyCounts() : null,
  highlights: new Map(),
  didYouMean: null,
})
