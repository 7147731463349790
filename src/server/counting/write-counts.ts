import type { RunStatement } from '../pictures/removal'
import type { DayCounts, Visitor } from './pending-counts'
import { findVisitorSalt, hashVisitor } from './visitor-salt'

/**
 * Maximum sources and search texts of a site and day; further ones are counted without their name.
 * @see docs/product/counting.md#sources
 */
export const MAX_SOURCES = 200
const MAX_SEARCH_TEXTS = 500

/** Adds to a count that is null where it is zero. */
export const addCount = (column: string): string =>
  `${column} = coalesce(t.${column} + excluded.${column}, t.${column}, excluded.${column})`

/** Counts of sites and recipes that were deleted meanwhile are dropped. */
const WRITE_PAGES = `with counted as (
    select c.*, r.id as found_recipe
    from jsonb_to_recordset($2) as c(
      site_id uuid, recipe_id uuid, views int, prints int, cook_starts int)
    join sites s on s.id = c.site_id
    left join recipes r on r.id = c.recipe_id and r.site_id = c.site_id
    where c.recipe_id is null or r.id is not null),
  of_recipes as (
    insert into recipe_days as t (recipe_id, day, views, prints, cook_starts)
    select found_recipe, $1::date, views, nullif(prints, 0), nullif(cook_starts, 0) from counted
      where found_recipe is not null order by 1
    on conflict (recipe_id, day) do update set views = t.views + excluded.views,
      ${['prints', 'cook_starts'].map(addCount).join(', ')})
  insert into site_days as t (site_id, day, views, prints, cook_starts)
  select site_id, $1::date, sum(views), sum(prints), sum(cook_starts) from counted
    group by site_id order by site_id
  on conflict (site_id, day) do update set views = t.views + excluded.views,
    prints = t.prints + excluded.prints, cook_starts = t.cook_starts + excluded.cook_starts`

/** A visitor counts once a day, with the source and country of whichever process writes it first. */
const WRITE_VISITORS = `with seen as (
    select v.site_id, decode(v.hash, 'hex') as hash, v.source, v.country
    from jsonb_to_recordset($2) as v(site_id uuid, hash text, source text, country text)
    join sites s on s.id = v.site_id),
  added as (
    insert into day_visitors (day, site_id, hash)
    select $1::date, site_id, hash from seen on conflict do nothing returning site_id, hash),
  visits as (select v.* from added join seen v using (site_id, hash)),
  sources as (
    select v.site_id, v.source, count(*)::int as visits, d.source is not null as is_known,
      row_number() over (partition by v.site_id, d.source is not null
        order by count(*) desc, v.source)
        + (select count(*) from referrer_days o where o.site_id = v.site_id and o.day = $1::date)
        as place
    from visits v left join referrer_days d
      on d.site_id = v.site_id and d.day = $1::date and d.source = v.source
    group by v.site_id, v.source, d.source),
  of_sources as (
    insert into referrer_days as t (site_id, day, source, visits)
    select site_id, $1::date,
      case when is_known or place <= ${MAX_SOURCES} then source else 'other' end, sum(visits)
      from sources group by 1, 3
    on conflict (site_id, day, source) do update set visits = t.visits + excluded.visits),
  of_countries as (
    insert into country_days as t (site_id, day, country, visits)
    select site_id, $1::date, country, count(*) from visits where country is not null group by 1, 3
    on conflict (site_id, day, country) do update set visits = t.visits + excluded.visits)
  insert into site_days as t (site_id, day, visitors)
  select site_id, $1::date, count(*) from visits group by site_id
  on conflict (site_id, day) do update set visitors = t.visitors + excluded.visitors`

const WRITE_SEARCHES = `with counted as (
    select c.* from jsonb_to_recordset($2) as c(site_id uuid, query text, searches int, empty int)
    join sites s on s.id = c.site_id),
  texts as (
    select c.*, d.query is not null as is_known,
      row_number() over (partition by c.site_id, d.query is not null
        order by c.searches desc, c.query)
        + (select count(*) from search_days o where o.site_id = c.site_id and o.day = $1::date)
        as place
    from counted c left join search_days d
      on d.site_id = c.site_id and d.day = $1::date and d.query = c.query
    where c.query is not null),
  of_texts as (
    insert into search_days as t (site_id, day, query, searches, empty_searches)
    select site_id, $1::date, query, searches, empty from texts
      where is_known or place <= ${MAX_SEARCH_TEXTS}
    on conflict (site_id, day, query) do update set searches = t.searches + excluded.searches,
      empty_searches = t.empty_searches + excluded.empty_searches)
  insert into site_days as t (site_id, day, searches, empty_searches)
  select site_id, $1::date, sum(searches), sum(empty) from counted group by site_id
  on conflict (site_id, day) do update set searches = t.searches + excluded.searches,
    empty_searches = t.empty_searches + excluded.empty_searches`

/** Processes write one after the other: their rows would otherwise wait for each other in a circle. */
const LOCK = `select pg_advisory_xact_lock(hashtext('counting'))`

/** Looks up the country of a network address; null if it is unknown. */
export type FindCountry = (address: string) => string | null

/**
 * Adds the counts of a day to the stored ones. All or nothing when `run` is a transaction.
 * @see docs/product/counting.md#what-is-counted
 */
export async function writeCounts(
  run: RunStatement,
  { day, counts }: { day: string; counts: DayCounts },
  { maxPages, findCountry }: { maxPages: number; findCountry: FindCountry },
): Promise<void> {
  await run(LOCK)
  const visitors = [...counts.visitors].filter(([, { pages }]) => pages > 0 && pages <= maxPages)
  const pages = [...counts.pages.values()].map(({ siteId, recipeId, ...columns }) => ({
    site_id: siteId,
    recipe_id: recipeId,
    ...columns,
  }))
  const searches = [...counts.searches.values()]
    .filter(({ searches }) => searches > 0)
    .map(({ siteId, text, emptySearches, searches }) => ({
      site_id: siteId,
      query: text,
      searches,
      empty: Math.max(0, emptySearches),
    }))
  if (pages.length > 0) await run(WRITE_PAGES, [day, JSON.stringify(pages)])
  if (searches.length > 0) await run(WRITE_SEARCHES, [day, JSON.stringify(searches)])
  if (visitors.length > 0) await writeVisitors(run, day, visitors, findCountry)
}

async function writeVisitors(
  run: RunStatement,
  day: string,
  visitors: readonly (readonly [string, Visitor])[],
  findCountry: FindCountry,
): Promise<void> {
  const salt = await findVisitorSalt(run, day)
  // The day is over: nobody can tell any more who was counted already.
  if (!salt) return
  const seen = visitors.map(([key, { siteId, address, source }]) => ({
    site_id: siteId,
    hash: hashVisitor(salt, key).toString('hex'),
    source,
    country: findCountry(address),
  }))
  await run(WRITE_VISITORS, [day, JSON.stringify(seen)])
}
