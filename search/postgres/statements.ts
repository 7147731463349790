import { chosenFacets } from '@/search/engine'
import { ratingScore } from '@/search/rating-score'
import type { SearchOrder, SearchRequest } from '@/search/engine'
import type { ParsedQuery } from '@/search/query/read-query'
import {
  bitsOf,
  blockNumberSql,
  selectedSets,
  countsOf,
  DUE_RECIPES,
  HAS_DUE_RECIPES,
  hideFromPlanner,
  isAmong,
  bitsByBlock,
  SITE,
} from './bits'
import type { Choice } from './bits'
import { bothConditions, facetsCondition, rankingQuery, wordsCondition } from './tsquery'
import type { Readings } from './tsquery'

/**
 * A statement with its values. A named one is parsed and planned once a connection, which makes the name
 * unique (`src/server/database/database-client.ts`).
 */
export type Bound = { name?: string; text: string; values: unknown[] }

const ORDERS = {
  published_at_desc: 'published_at desc, recipe_id',
  published_at_asc: 'published_at, recipe_id',
  title_asc: 'title_key, recipe_id',
  rating_desc: 'score desc nulls last, published_at desc, recipe_id',
  relevance: 'rank desc, published_at desc, recipe_id',
} as const satisfies Record<SearchOrder, string>

/** The sort key of rows `alias`; only the order by rating looks up the score. */
const orderBy = (order: SearchOrder, alias: string): string =>
  `order by ${ORDERS[order].replace('score', SCORE.replaceAll('$alias', alias))}`
const SCORE = `(select ${ratingScore('t')} from recipe_rating_totals t
  where t.recipe_id = $alias.recipe_id and t.count > 0)`

/** Maximum number of recipes to sort for selected terms; beyond it, lists are read until a page is full. */
const FEW = 400

/** Selects a page of ids from ordered rows: as one text, which is read faster than an array. */
const asIds = (rows: string): string =>
  `(select string_agg(recipe_id::text, ',') from (${rows}) page)`

/** Selects terms with their recipe counts, one a line: facet, number and slug. */
const asCounts = (rows: string): string =>
  `(select string_agg(t.facet || ' ' || n.recipes || ' ' || t.slug, E'\\n')
    from (${rows}) n join search_terms t on t.no = n.term where n.recipes > 0)`

/** All terms of a site, from the stored counts. */
const KEPT = `
  select term, sum(recipes)::int as recipes from (
    select term, recipes from search_counts where site_id = ${SITE}
    union all
    select term, 1 from (select terms from ${DUE_RECIPES}) due cross join unnest(0 || due.terms) as term) each
  group by term`

/** Their total, from the same table. */
const KEPT_TOTAL = `
  select 0 as term, (coalesce((select recipes from search_counts where site_id = ${SITE} and term = 0), 0)
    + (select count(*) from ${DUE_RECIPES}))::int as recipes`

/** Builds the statement of a site's unfiltered list, which uses the stored counts. */
export function listAllStatement({
  siteId,
  orderBy: requested,
  wantsFacets,
  limit,
  offset,
}: SearchRequest): Bound {
  const order = withoutWords(requested)
  return {
    name: `search_whole_${order}${wantsFacets ? '_counted' : ''}`,
    text: `with kept as materialized (${wantsFacets ? KEPT : KEPT_TOTAL})
      select coalesce((select recipes from kept where term = 0), 0) as total,
        ${asIds(`select recipe_id from ${LISTED}
          ${orderBy(order, 'search_recipes')} limit $2 offset $3`)}
          as "recipeIds",
        ${wantsFacets ? asCounts('select term, recipes from kept') : 'null'} as counts`,
    values: [siteId, limit, offset],
  }
}

/** Without words there is no relevance: the newest come first. */
const withoutWords = (order: SearchOrder): Exclude<SearchOrder, 'relevance'> =>
  order === 'relevance' ? 'published_at_desc' : order

/** The condition for published recipes of a site. */
const LISTED = `search_recipes where site_id = ${SITE} and published_at <= now()`

/**
 * Selects rows that match a condition, by the index of words: see `search_by_index` of the database.
 * Written so that the planner finds no other index useful, which would read the whole site first.
 */
const matchingRows = (condition: string | null): string =>
  condition === null
    ? LISTED
    : `search_recipes where document @@ ${hideFromPlanner(condition, 'tsquery')}
        and search_by_index(recipe_id) and site_id = ${SITE} and coalesce(published_at <= now(), false)`

/** Collects the values of a statement; returns the placeholder of each. */
type Values = { all: unknown[]; add: (given: unknown) => string }

function valuesOf(siteId: string): Values {
  const all: unknown[] = [siteId]
  return { all, add: (given) => `$${all.push(given)}` }
}

/** Builds the statement of a list filtered by terms; it reads only the recipes of the page. */
export function listFilteredStatement(request: SearchRequest, hasDue: boolean): Bound {
  const { siteId, facets, wantsFacets } = request
  const order = withoutWords(request.orderBy)
  const values = valuesOf(siteId)
  const choices = choicesOf(request, values)
  const condition = values.add(facetsCondition(siteId, facets))
  const page = `limit ${values.add(request.limit)} offset ${values.add(request.offset)}`
  const found = `(select s.found from sets s where s.block = ${blockNumberSql('r')})`
  const text = `with ${bitsOf(hasDue)},
    base as (select block, bit_or(bits) as bits from bits where term = 0 group by block),
    sets as materialized (${selectedSets(choices)}),
    counted as materialized (${TOTAL})
    select (select total from counted) as total,
      case when (select total from counted) <= ${FEW}
        then ${asIds(`select recipe_id from ${matchingRows(condition)}
          ${orderBy(order, 'search_recipes')} ${page}`)}
        else ${asIds(`select r.recipe_id from search_recipes r where r.site_id = ${SITE}
          and r.published_at <= now() and ${isAmong('r', found)}
          ${orderBy(order, 'r')} ${page}`)}
        end as "recipeIds",
      ${wantsFacets ? asCounts(countsOf(choices)) : 'null'} as counts,
      ${dueOf(hasDue)} as "hasDue"`
  return { ...named(text, choices), values: values.all }
}

const TOTAL = 'select coalesce(sum(bit_count(found)), 0)::int as total from sets'

const choicesOf = ({ facets }: SearchRequest, values: Values): Choice[] =>
  chosenFacets(facets).map((facet) => ({ facet, slugs: values.add([...(facets[facet] ?? [])]) }))

/** Ranks the exact title first; a word in the title counts more than one in the ingredients. */
const rank = (ranking: string, title: string): string =>
  `ts_rank('{0, 0, 0.3, 1}', ranking, ${hideFromPlanner(ranking, 'tsquery')})
    + case when title_key = ${hideFromPlanner(title, 'text')} then 100 else 0 end`

/** A parsed search, and whether it includes recipes that are not counted yet. */
export type Reading = { query: ParsedQuery; readings: Readings; hasDue: boolean }

/** Builds the statement of a search by words, time or lock: page, number and counts at once. */
export function searchStatement(request: SearchRequest, reading: Reading): Bound {
  const { wantsFacets } = request
  const values = valuesOf(request.siteId)
  const isRanked = request.orderBy === 'relevance' && reading.query.words.length > 0
  const hits = hitsOf(request, reading, isRanked, values)
  const choices = wantsFacets ? choicesOf(request, values) : []
  const order = orderBy(isRanked ? 'relevance' : withoutWords(request.orderBy), 'h')
  const [total, among] =
    choices.length > 0 ? [`(${TOTAL})`, AMONG_FOUND] : ['(select count(*)::int from hits)', '']
  const page = `select h.recipe_id from hits h ${among} ${order}
    limit ${values.add(request.limit)} offset ${values.add(request.offset)}`
  const [marks, counts, hasDue] = wantsFacets
    ? [marksOf(choices, reading.hasDue), asCounts(countsOf(choices)), dueOf(reading.hasDue)]
    : ['', 'null', 'false']
  const text = `with hits as materialized (${hits})${marks}
    select ${total} as total, ${asIds(page)} as "recipeIds", ${counts} as counts,
      ${hasDue} as "hasDue"${wordsOf(reading.query, total, values)}`
  return { ...named(text, choices), values: values.all }
}

/**
 * Selects recipes that match the words, within the time limit; includes unselected ones where counts are
 * wanted.
 */
function hitsOf(
  request: SearchRequest,
  { query, readings }: Reading,
  isRanked: boolean,
  values: Values,
): string {
  const words = wordsCondition(request.siteId, query, readings)
  const condition = bothConditions(words, toLookThrough(request))
  const ranked = isRanked
    ? rank(values.add(rankingQuery(query, readings)), values.add(query.words.join(' ')))
    : '0'
  const minutes =
    request.maxMinutes === null
      ? ''
      : ` and total_minutes <= ${hideFromPlanner(values.add(request.maxMinutes), 'int')}`
  const locked =
    request.isLocked === undefined
      ? ''
      : ` and is_locked = ${hideFromPlanner(values.add(request.isLocked), 'boolean')}`
  return `select recipe_id, place, published_at, title_key, ${ranked} as rank
      from ${matchingRows(condition && values.add(condition))}${minutes}${locked}`
}

/** Selects facts about the words: the site's own synonyms, and which words are unknown here. */
function wordsOf({ words, ingredients }: ParsedQuery, total: string, values: Values): string {
  const typed = [...new Set([...words, ...ingredients.flat()])]
  return typed.length === 0
    ? ''
    : `,
      (select search_synonyms from sites where id = ${SITE}) as synonyms,
      case when ${total} = 0 then ${unknownOf(values.add(typed))} end as unknown`
}

const dueOf = (hasDue: boolean): string => (hasDue ? 'false' : HAS_DUE_RECIPES)

/**
 * Selects recipes to scan: everything counted matches every selection, or every one but its own facet's.
 */
function toLookThrough({ siteId, facets, wantsFacets }: SearchRequest): string {
  if (!wantsFacets) return facetsCondition(siteId, facets)
  const [first, second] = chosenFacets(facets)
  if (first === undefined || second === undefined) return ''
  const either = [first, second].map((facet) =>
    facetsCondition(siteId, { [facet]: facets[facet] ?? [] }),
  )
  return `(${either.join(' | ')})`
}

const marksOf = (choices: readonly Choice[], hasDue: boolean): string => `,
    ${bitsOf(hasDue)},
    base as (${bitsByBlock('hits')}),
    sets as materialized (${selectedSets(choices)})`

const AMONG_FOUND = `join sets s on s.block = ${blockNumberSql('h')} where ${isAmong('h', 's.found')}`

/** Selects the words that no published recipe of the site contains or begins with. */
const unknownOf = (words: string): string => `array(
        select typed.word from unnest(${hideFromPlanner(words, 'text[]')}) as typed(word)
        where not exists (select from search_words w where w.site_id = ${SITE} and w.published > 0
          and w.word >= typed.word and w.word < typed.word || U&'\\+10FFFF'))`

/** Only frequent shapes are named; the others would only fill the connections' memory. */
const named = (text: string, choices: readonly Choice[]): Pick<Bound, 'name' | 'text'> =>
  choices.length > 2 ? { text } : { name: 'search_list', text }
