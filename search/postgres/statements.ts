import { chosenFacets, FACETS } from '@/search/engine'
import type { Facet, SearchOrder, SearchRequest } from '@/search/engine'
import type { ReadQuery } from '@/search/query/read-query'
import { bothConditions, facetsCondition, rankingQuery, wordsCondition } from './tsquery'
import type { Readings } from './tsquery'

/** A statement with its values. One with a name is parsed and planned once a connection. */
export type Bound = { name?: string; text: string; values: unknown[] }

const ORDERS = {
  published_at_desc: 'published_at desc, recipe_id',
  published_at_asc: 'published_at, recipe_id',
  title_asc: 'title_key, recipe_id',
  relevance: 'rank desc, published_at desc, recipe_id',
} as const satisfies Record<SearchOrder, string>

/** Terms with how many recipes they have, as rows of facet, slug and number. */
const asCounts = (rows: string): string =>
  `(select coalesce(jsonb_agg(jsonb_build_array(t.facet, t.slug, n.recipes)), '[]')
    from (${rows}) n join search_terms t on t.no = n.term where n.recipes > 0)`

/** Recipes of `$1` that have appeared since their row was written: not counted yet. */
const DUE = `select terms from search_recipes
  where site_id = $1 and not is_counted and published_at <= now()`

/** All terms of a site, from the kept counts. */
const KEPT = `
  select term, sum(recipes)::int as recipes from (
    select term, recipes from search_counts where site_id = $1
    union all
    select term, 1 from (${DUE}) due cross join unnest(0 || due.terms) as term) each
  group by term`

/** How many there are in all, from there too. */
const KEPT_TOTAL = `
  select 0 as term, (coalesce((select recipes from search_counts where site_id = $1 and term = 0), 0)
    + (select count(*) from (${DUE}) due))::int as recipes`

/** A site's list as it is opened: nothing is looked for, so nothing is counted anew. */
export function wholeList({ siteId, orderBy, wantsFacets, limit, offset }: SearchRequest): Bound {
  // Without words to be relevant to, the newest come first.
  const order = orderBy === 'relevance' ? 'published_at_desc' : orderBy
  return {
    name: `search_whole_${order}${wantsFacets ? '_counted' : ''}`,
    text: `with kept as materialized (${wantsFacets ? KEPT : KEPT_TOTAL})
      select coalesce((select recipes from kept where term = 0), 0) as total,
        array(select recipe_id from search_recipes
          where site_id = $1 and published_at <= now() order by ${ORDERS[order]}
          limit $2 offset $3) as "recipeIds",
        ${wantsFacets ? asCounts('select term, recipes from kept where term > 0') : 'null'} as counts,
        null as synonyms`,
    values: [siteId, limit, offset],
  }
}

/** The whole title comes before everything; a word in it counts more than one in the ingredients. */
const rank = (ranking: string, title: string): string =>
  `ts_rank('{0, 0, 0.3, 1}', ranking, ${ranking}::tsquery)
    + case when title_key = ${title} then 100 else 0 end`

/** A search: page, number and counts in one statement. */
export function matchingList(request: SearchRequest, query: ReadQuery, readings: Readings): Bound {
  const { siteId, facets, maxMinutes, orderBy, wantsFacets } = request
  const values: unknown[] = [siteId]
  const value = (given: unknown): string => `$${values.push(given)}`
  const words = wordsCondition(siteId, query, readings)
  const minutes = maxMinutes === null ? '' : ` and total_minutes <= ${value(maxMinutes)}::int`
  const found = (condition: string | null) => from(condition && value(condition), minutes)
  const isRanked = orderBy === 'relevance' && query.words.length > 0
  const order = orderBy === 'relevance' && !isRanked ? 'published_at_desc' : orderBy
  const chosen = chosenFacets(facets)
  const matched = found(bothConditions(words, facetsCondition(siteId, facets)))
  const ranked = isRanked
    ? rank(value(rankingQuery(query, readings)), value(query.words.join(' ')))
    : '0'
  const counts = () =>
    asCounts(
      countsOf(chosen, (facet) => {
        const others = bothConditions(words, facetsCondition(siteId, facets, facet))
        return others === null && minutes === '' ? KEPT : unnested(found(others))
      }),
    )
  const text = `with matched as materialized (
      select recipe_id, published_at, title_key, terms, ${ranked} as rank from ${matched})
    select (select count(*)::int from matched) as total,
      array(select recipe_id from matched order by ${ORDERS[order]}
        limit ${value(request.limit)} offset ${value(request.offset)}) as "recipeIds",
      ${wantsFacets ? counts() : 'null'} as counts,
      ${words === '' ? 'null' : '(select search_synonyms from sites where id = $1)'} as synonyms`
  return { ...named(text, chosen), values }
}

/** Few shapes are asked for often; the others would only fill the connections' memory. */
const named = (text: string, chosen: readonly Facet[]): Pick<Bound, 'name' | 'text'> =>
  chosen.length > 2 ? { text } : { name: nameOf(text), text }

const NAMES = new Map<string, string>()

function nameOf(text: string): string {
  const known = NAMES.get(text)
  if (known !== undefined) return known
  const name = `search_${NAMES.size + 1}`
  NAMES.set(text, name)
  return name
}

/** A search begins with the index of words: see `search_by_index` of the database. */
const from = (condition: string | null, minutes: string): string =>
  condition === null
    ? `search_recipes where site_id = $1 and published_at <= now()${minutes}`
    : `search_recipes where document @@ ${condition}::tsquery and search_by_index(recipe_id)
        and site_id = $1 and published_at <= now()${minutes}`

const unnested = (rows: string): string =>
  `select term, count(*)::int as recipes
    from (select unnest(terms) as term from ${rows}) found group by term`

/** A facet in which something is chosen is counted without its own choice. */
function countsOf(chosen: readonly Facet[], without: (facet: Facet) => string): string {
  const named = (facets: readonly Facet[]) => facets.map((facet) => `'${facet}'`).join(', ')
  const of = (facets: readonly Facet[], rows: string) => `select term, recipes from (${rows}) o
    where term in (select no from search_terms where facet in (${named(facets)}))`
  const others = FACETS.filter((facet) => !chosen.includes(facet))
  return [
    ...(others.length > 0 ? [of(others, unnested('matched'))] : []),
    ...chosen.map((facet) => of([facet], without(facet))),
  ].join('\n      union all\n      ')
}
