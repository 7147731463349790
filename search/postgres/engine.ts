import { chosenFacets, FACETS, createEmptyCounts } from '@/search/engine'
import type { Facet, FacetCounts, SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import { correctedQuery, correctedText } from '@/search/query/corrected'
import { otherNames, parseQuery } from '@/search/query/read-query'
import type { ParsedQuery } from '@/search/query/read-query'
import { indexSynonyms, parseSynonyms } from '@/search/query/synonyms'
import type { SynonymIndex } from '@/search/query/synonyms'
import { wordsOf } from '@/search/query/words'
import { findCorrections } from './corrections'
import type { Database } from './database'
import { findHighlights } from './highlights'
import { listFilteredStatement, searchStatement, listAllStatement } from './statements'
import type { Bound, Reading } from './statements'
import { AS_TYPED } from './tsquery'
import type { Readings } from './tsquery'

/** A row of a search statement; not every statement returns all columns. */
type SearchRow = {
  total: number
  recipeIds: string | null
  /** A line a term: facet, number and slug. */
  counts: string | null
  synonyms?: string | null
  /** Set when nothing was found: words that no recipe of the site has. */
  unknown?: string[] | null
  /** There are recipes that have appeared and are in no count yet: they have to be asked for. */
  hasDue?: boolean
}

type Found = Omit<SearchRow, 'recipeIds'> & { recipeIds: string[] }

/** The engine inside Postgres: its index is written in the transactions that change recipes. */
export function postgresEngine(database: Database): SearchEngine {
  return {
    name: 'postgres',
    search: (request) => search(database, request),
    suggest: (request) => suggest(database, request),
    index: (recipeIds) => run(database, SETTLE, [recipeIds]),
    remove: (recipeIds) => run(database, REMOVE, [recipeIds]),
    health: () =>
      database.query(HEALTH).then(
        () => 'ok' as const,
        () => 'away' as const,
      ),
  }
}

const SETTLE = { name: 'search_settle', text: 'select search_settle($1::uuid[])' }
const REMOVE = { name: 'search_remove', text: 'select search_settle($1::uuid[], true)' }
const HEALTH = { text: 'select 1' }

const run = async (
  database: Database,
  statement: { name: string; text: string },
  values: unknown[],
): Promise<void> => {
  await database.query({ ...statement, values })
}

async function search(database: Database, request: SearchRequest): Promise<SearchAnswer> {
  const query = parseQuery(request.text, request.ingredients)
  if (query.isUnreadable) return nothing(request)
  const asTyped = await find(database, request, query, AS_TYPED)
  const { found, readings, query: read } = await readAnew(database, request, query, asTyped)
  const highlights =
    request.wantsHighlights && hasWords(query)
      ? await findHighlights(database, found.recipeIds, read, readings)
      : new Map()
  return {
    recipeIds: found.recipeIds,
    total: found.total,
    facets: request.wantsFacets ? facetCounts(found) : null,
    highlights,
    didYouMean: found.total > 0 ? correctedText(request.text, readings.corrections) : null,
  }
}

const hasWords = (query: ParsedQuery): boolean =>
  query.words.length > 0 || query.ingredients.length > 0

type Understood = { found: Found; readings: Readings; query: ParsedQuery }

/** Reads words with the site's synonyms and corrections, where these find more. */
async function readAnew(
  database: Database,
  request: SearchRequest,
  query: ParsedQuery,
  asTyped: Found,
): Promise<Understood> {
  let reading: Understood = { found: asTyped, readings: AS_TYPED, query }
  const synonyms = indexSynonyms(parseSynonyms(asTyped.synonyms))
  if (addsNames(query, synonyms)) {
    const readings = { ...AS_TYPED, synonyms }
    reading = { ...reading, readings, found: await find(database, request, query, readings) }
  }
  const unknown = reading.found.unknown ?? []
  if (unknown.length === 0) return reading
  const corrections = await findCorrections(database, request.siteId, unknown, 'published')
  if (corrections.size === 0) return reading
  const readings = { ...reading.readings, corrections }
  const { ingredients } = correctedQuery(query, corrections)
  const corrected = { ...query, ingredients }
  return { readings, query: corrected, found: await find(database, request, corrected, readings) }
}

/** Whether the site's own synonyms add to the common ones. */
const addsNames = (query: ParsedQuery, synonyms: SynonymIndex): boolean =>
  synonyms.size > 0 &&
  [query.words, ...query.ingredients].some(
    (words) => countNames(words, synonyms) > countNames(words, null),
  )

const countNames = (words: readonly string[], synonyms: SynonymIndex | null): number =>
  otherNames(words, synonyms).reduce((sum, { names }) => sum + names.length, 0)

async function find(
  database: Database,
  request: SearchRequest,
  query: ParsedQuery,
  readings: Readings,
): Promise<Found> {
  const ask = async (hasDue: boolean): Promise<SearchRow | undefined> => {
    const statement = statementOf(request, { query, readings, hasDue })
    return (await database.query<SearchRow>(statement)).rows[0]
  }
  const first = await ask(false)
  const row = (first?.hasDue === true ? await ask(true) : first) ?? { ...NOTHING }
  return { ...row, recipeIds: row.recipeIds ? row.recipeIds.split(',') : [] }
}

const NOTHING: SearchRow = { total: 0, recipeIds: null, counts: null }

/** Requests only what is needed: each option costs time. */
function statementOf(request: SearchRequest, reading: Reading): Bound {
  const isOfRows = request.maxMinutes !== null || request.isLocked !== undefined
  if (hasWords(reading.query) || isOfRows) return searchStatement(request, reading)
  return chosenFacets(request.facets).length > 0
    ? listFilteredStatement(request, reading.hasDue)
    : listAllStatement(request)
}

function facetCounts({ counts }: Found): FacetCounts {
  const all = createEmptyCounts()
  for (const line of counts?.split('\n') ?? []) {
    const [facet = '', recipes, ...slug] = line.split(' ')
    if (isFacet(facet)) all[facet].set(slug.join(' '), Number(recipes))
  }
  return all
}

const isFacet = (name: string): name is Facet => FACETS.some((facet) => facet === name)

const nothing = ({ wantsFacets }: SearchRequest): SearchAnswer => ({
  recipeIds: [],
  total: 0,
  facets: wantsFacets ? createEmptyCounts() : null,
  highlights: new Map(),
  didYouMean: null,
})

const SUGGEST = `
  select word, published as "recipeCount" from search_words
  where site_id = $1 and published > 0 and word >= $2 and word < $2 || U&'\\+10FFFF'
  order by published desc, length(word), word limit $3`

async function suggest(
  database: Database,
  { siteId, text, limit }: { siteId: string; text: string; limit: number },
): ReturnType<SearchEngine['suggest']> {
  const words = wordsOf(text)
  const last = words.at(-1)
  if (last === undefined || /\s$/.test(text)) return []
  const statement = { name: 'search_suggest', text: SUGGEST, values: [siteId, last, limit] }
  const { rows } = await database.query<{ word: string; recipeCount: number }>(statement)
  const before = words.slice(0, -1).join(' ')
  return rows.map(({ word, recipeCount }) => ({ text: `${before} ${word}`.trim(), recipeCount }))
}
