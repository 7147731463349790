import type { Payload } from 'payload'
import type { PopularContent } from '@/src/contract/site/figures'
import { periodDays } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { listSearches, listSources } from '../counting/read'
import type { DayRange } from '../counting/read'
import { rows } from '../database/statements'

/** Entries of each list. */
const MAX_LISTED = 10

const TOP_RECIPES = {
  name: 'popular_recipes',
  text: `with viewed as (
      select r.id, r.title, sum(d.views)::int as views, sum(d.saves)::int as saves
      from recipes r join recipe_days d on d.recipe_id = r.id and d.day >= $2::date
      where r.site_id = $1 and r.deleted_at is null
      group by r.id having sum(d.views) > 0
      order by views desc, r.title, r.id limit ${MAX_LISTED})
    select v.id, v.title, v.views, v.saves, (select count(*) from comments c
        where c.recipe_id = v.id and c.status = 'published' and c.created_at >= $2::date)::int
        as comments,
      round(t.sum::numeric / nullif(t.count, 0), 1)::float8 as rating,
      coalesce(t.count, 0) as "ratingCount"
    from viewed v left join recipe_rating_totals t on t.recipe_id = v.id
    order by v.views desc, v.title, v.id`,
}

/**
 * Most viewed recipes, traffic sources and searches without a result over a period. Three statements.
 * @see docs/product/overview.md#popular-content
 */
export async function getPopularContent(
  payload: Payload,
  siteId: string,
  period: FigurePeriod,
): Promise<PopularContent> {
  const range = lastDays(periodDays(period))
  const [recipes, sources, searches] = await Promise.all([
    rows<PopularContent['recipes'][number]>(payload, TOP_RECIPES, [siteId, range.from]),
    listSources(payload, siteId, range, MAX_LISTED),
    listSearches(payload, siteId, range, { isEmptyOnly: true, limit: MAX_LISTED }),
  ])
  const emptySearches = searches.map(({ query, emptySearches: count }) => ({
    query,
    searches: count,
  }))
  return { recipes, sources, emptySearches }
}

/** The days in UTC of a period that ends today. */
function lastDays(days: number): DayRange {
  const dayOf = (age: number): string =>
    new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)
  return { from: dayOf(days - 1), to: dayOf(0) }
}
