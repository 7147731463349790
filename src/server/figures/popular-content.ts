import type { Payload } from 'payload'
import type { PopularContent } from '@/src/contract/site/figures'
import { periodDays } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import {
  listCountries,
  listSearches,
  listSignUpSources,
  listSources,
  listTopRecipes,
} from '../counting/read'
import type { DayRange } from '../counting/read'
import { rows } from '../database/statements'

/** Entries of each list. */
const MAX_LISTED = 10

const RESPONSES = {
  name: 'popular_responses',
  text: `select r.id,
      (select count(*) from comments c where c.recipe_id = r.id and c.status = 'published'
        and c.created_at >= $2::date)::int as comments,
      round(t.sum::numeric / nullif(t.count, 0), 1)::float8 as rating,
      coalesce(t.count, 0) as "ratingCount"
    from recipes r left join recipe_rating_totals t on t.recipe_id = r.id
    where r.site_id = $1 and r.id = any($3::uuid[])`,
}
type PopularRecipe = PopularContent['recipes'][number]
type Responses = Pick<PopularRecipe, 'id' | 'comments' | 'rating' | 'ratingCount'>

/**
 * Most viewed recipes, sources and countries of visits, searches without a result, and sign-ups by page over
 * a period. Six statements.
 * @see docs/product/overview.md#popular-content
 */
export async function getPopularContent(
  payload: Payload,
  siteId: string,
  period: FigurePeriod,
): Promise<PopularContent> {
  const range = lastDays(periodDays(period))
  const [recipes, sources, countries, searches, signUps] = await Promise.all([
    popularRecipes(payload, siteId, range),
    listSources(payload, siteId, range, MAX_LISTED),
    listCountries(payload, siteId, range, MAX_LISTED),
    listSearches(payload, siteId, range, { isEmptyOnly: true, limit: MAX_LISTED }),
    listSignUpSources(payload, siteId, range),
  ])
  const emptySearches = searches.map(({ query, emptySearches: count }) => ({
    query,
    searches: count,
  }))
  return { recipes, sources, countries, emptySearches, signUps }
}

async function popularRecipes(
  payload: Payload,
  siteId: string,
  range: DayRange,
): Promise<PopularRecipe[]> {
  const counted = await listTopRecipes(payload, siteId, range, MAX_LISTED)
  const ids = counted.map(({ id }) => id)
  const found = await rows<Responses>(payload, RESPONSES, [siteId, range.from, ids])
  const responses = new Map(found.map((row) => [row.id, row]))
  return counted.map(({ id, title, views, saves }) => {
    const { comments = 0, rating = null, ratingCount = 0 } = responses.get(id) ?? {}
    return { id, title, views, saves, comments, rating, ratingCount }
  })
}

/** The days in UTC of a period that ends today. */
function lastDays(days: number): DayRange {
  const dayOf = (age: number): string =>
    new Date(Date.now() - age * 86_400_000).toISOString().slice(0, 10)
  return { from: dayOf(days - 1), to: dayOf(0) }
}
