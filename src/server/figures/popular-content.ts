import type { Payload } from 'payload'
import type { PopularContent } from '@/src/contract/site/figures'
import { periodDays } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { firstRow } from '../database/statements'

/** Entries of each list. */
const MAX_LISTED = 10

/** First day of a period that ends today, in UTC; `$2` is its number of days. */
const SINCE = `(now() at time zone 'UTC')::date + 1 - $2::int`

const POPULAR = {
  name: 'popular_content',
  text: `with viewed as (
      select r.id, r.title, sum(d.views)::int as views, sum(d.saves)::int as saves
      from recipes r join recipe_days d on d.recipe_id = r.id and d.day >= ${SINCE}
      where r.site_id = $1 and r.deleted_at is null
      group by r.id having sum(d.views) > 0
      order by views desc, r.title, r.id limit ${MAX_LISTED})
    select
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'views', v.views,
          'saves', v.saves, 'comments', (select count(*) from comments c where c.recipe_id = v.id
            and c.status = 'published' and c.created_at >= ${SINCE}),
          'rating', round(t.sum::numeric / nullif(t.count, 0), 1),
          'ratingCount', coalesce(t.count, 0)) order by v.views desc, v.title, v.id)
        from viewed v left join recipe_rating_totals t on t.recipe_id = v.id), '[]') as recipes,
      coalesce((select jsonb_agg(s order by s.visits desc, s.source) from (
        select d.source, sum(d.visits)::int as visits from referrer_days d
        where d.site_id = $1 and d.day >= ${SINCE} group by 1
        order by 2 desc, 1 limit ${MAX_LISTED}) s), '[]') as sources,
      coalesce((select jsonb_agg(s order by s.searches desc, s.query) from (
        select d.query, sum(d.empty_searches)::int as searches from search_days d
        where d.site_id = $1 and d.day >= ${SINCE} and d.empty_searches > 0 group by 1
        order by 2 desc, 1 limit ${MAX_LISTED}) s), '[]') as "emptySearches"`,
}

/**
 * Most viewed recipes, traffic sources and searches without a result over a period. One statement.
 * @see docs/product/overview.md#popular-content
 */
export const getPopularContent = async (
  payload: Payload,
  siteId: string,
  period: FigurePeriod,
): Promise<PopularContent> =>
  (await firstRow<PopularContent>(payload, POPULAR, [siteId, periodDays(period)])) ?? {
    recipes: [],
    sources: [],
    emptySearches: [],
  }
