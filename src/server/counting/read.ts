import type { Payload } from 'payload'
import { rows } from '../database/statements'

/** Days in UTC as `YYYY-MM-DD`, both included. */
export type DayRange = { from: string; to: string }

/** The counts of a site in a period. */
export type SiteCounts = {
  views: number
  visitors: number
  searches: number
  emptySearches: number
  saves: number
  prints: number
  cookStarts: number
}

/** The counts of a recipe in a period. */
type RecipeCounts = Pick<SiteCounts, 'views' | 'saves' | 'prints' | 'cookStarts'>

/** Counts of one day; `isBefore` marks those of the equally long range before. */
export type CountedDay<Counts> = Counts & { day: string; isBefore: boolean }

/** The days of a range ($2 to $3) and of the equally long range before, oldest first. */
const DAYS = `days as (
    select d::date as day, d::date < $2::date as is_before
    from generate_series($2::date - ($3::date - $2::date + 1), $3::date, interval '1 day') d)`
const DAY_COLUMNS = `to_char(a.day, 'YYYY-MM-DD') as day, a.is_before as "isBefore"`
const RECIPE_COLUMNS = `coalesce(d.views, 0) as views, coalesce(d.saves, 0) as saves,
      coalesce(d.prints, 0) as prints, coalesce(d.cook_starts, 0) as "cookStarts"`

const SITE_SERIES = {
  name: 'counting_site_series',
  text: `with ${DAYS}
    select ${DAY_COLUMNS}, ${RECIPE_COLUMNS}, coalesce(d.visitors, 0) as visitors,
      coalesce(d.searches, 0) as searches, coalesce(d.empty_searches, 0) as "emptySearches"
    from days a left join site_days d on d.site_id = $1 and d.day = a.day order by a.day`,
}

/**
 * Returns the counts of each day of a range and of the range before it; days without any are zero. Of days
 * that were folded into months the first of the month has the sum.
 * @see docs/product/counting.md#how-long
 */
export const getSiteSeries = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
): Promise<CountedDay<SiteCounts>[]> => rows(payload, SITE_SERIES, [siteId, from, to])

/** A recipe with its counts in a range, and its views in the range before. */
export type CountedRecipe = RecipeCounts & {
  id: string
  title: string
  slug: string
  viewsBefore: number
}

const TOP_RECIPES = {
  name: 'counting_top_recipes',
  text: `select r.id, r.title, r.slug, c.views, c.saves, c.prints, c."cookStarts", c."viewsBefore"
    from (
      select d.recipe_id,
        coalesce(sum(d.views) filter (where d.day >= $2::date), 0)::int as views,
        coalesce(sum(d.saves) filter (where d.day >= $2::date), 0)::int as saves,
        coalesce(sum(d.prints) filter (where d.day >= $2::date), 0)::int as prints,
        coalesce(sum(d.cook_starts) filter (where d.day >= $2::date), 0)::int as "cookStarts",
        coalesce(sum(d.views) filter (where d.day < $2::date), 0)::int as "viewsBefore"
      from recipe_days d
      where d.recipe_id in (select id from recipes where site_id = $1 and deleted_at is null)
        and d.day between $2::date - ($3::date - $2::date + 1) and $3::date
      group by d.recipe_id) c
    join recipes r on r.id = c.recipe_id
    where c.views > 0 order by c.views desc, r.title, r.id limit $4`,
}

/** Returns the recipes of a site with the most views in a range. */
export const listTopRecipes = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
  limit: number,
): Promise<CountedRecipe[]> => rows(payload, TOP_RECIPES, [siteId, from, to, limit])

const SOURCES = {
  name: 'counting_sources',
  text: `select source, sum(visits)::int as visits from referrer_days
    where site_id = $1 and day between $2::date and $3::date
    group by source order by visits desc, source limit $4`,
}

/**
 * Returns where the visitors of a site came from in a range, with their number, most first.
 * @see docs/product/counting.md#sources
 */
export const listSources = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
  limit: number,
): Promise<{ source: string; visits: number }[]> =>
  rows(payload, SOURCES, [siteId, from, to, limit])

const COUNTRIES = {
  name: 'counting_countries',
  text: `select country, sum(visits)::int as visits from country_days
    where site_id = $1 and day between $2::date and $3::date
    group by country order by visits desc, country limit $4`,
}

/** Returns the countries of a site's visitors in a range by ISO code; empty without a table of addresses. */
export const listCountries = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
  limit: number,
): Promise<{ country: string; visits: number }[]> =>
  rows(payload, COUNTRIES, [siteId, from, to, limit])

const SIGN_UPS = {
  name: 'counting_sign_ups',
  text: `select source, sum(sign_ups)::int as "signUps" from sign_up_days
    where site_id = $1 and day between $2::date and $3::date
    group by source order by "signUps" desc, source`,
}

/** Returns the newsletter sign-ups of a site in a range by the form that was used. */
export const listSignUpSources = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
): Promise<{ source: string; signUps: number }[]> => rows(payload, SIGN_UPS, [siteId, from, to])

/** A search text with its counts in a range. */
export type CountedSearch = { query: string; searches: number; emptySearches: number }

const SEARCHES = {
  name: 'counting_searches',
  text: `select query, sum(searches)::int as searches, sum(empty_searches)::int as "emptySearches"
    from search_days where site_id = $1 and day between $2::date and $3::date
    group by query having not $4::boolean or sum(empty_searches) > 0
    order by case when $4::boolean then sum(empty_searches) else sum(searches) end desc, query
    limit $5`,
}

/** Returns the most frequent searches of a site in a range, or those that found nothing. */
export const listSearches = (
  payload: Payload,
  siteId: string,
  { from, to }: DayRange,
  { isEmptyOnly, limit }: { isEmptyOnly: boolean; limit: number },
): Promise<CountedSearch[]> => rows(payload, SEARCHES, [siteId, from, to, isEmptyOnly, limit])
