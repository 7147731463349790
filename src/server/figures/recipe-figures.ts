import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { RecipeFigures } from '@/src/contract/site/figures'
import { firstRow } from '../database/statements'
import { PLOT_POINTS_SQL, plotParameters, splitPoints } from './plot-points'

const COUNTS = (row: string): string => `'views', coalesce(${row}.views, 0),
  'saves', coalesce(${row}.saves, 0), 'prints', coalesce(${row}.prints, 0),
  'cookStarts', coalesce(${row}.cook_starts, 0)`

/** Days of two years and months before them are rows alike: totals add all of them. */
const RECIPE = {
  name: 'recipe_figures',
  text: `with ${PLOT_POINTS_SQL},
    recipe as (select r.id from recipes r where r.site_id = $1 and r.id = $5),
    written as (
      select (c.created_at at time zone $2)::date as day, count(*)::int as n from comments c
      where c.recipe_id = (select id from recipe) and c.status = 'published' group by 1),
    totals as (
      select sum(d.views)::int as views, sum(d.saves)::int as saves, sum(d.prints)::int as prints,
        sum(d.cook_starts)::int as cook_starts
      from recipe_days d where d.recipe_id = (select id from recipe))
    select (select jsonb_agg(jsonb_build_object('day', p.day, ${COUNTS('d')},
          'comments', coalesce(w.n, 0)) order by p.n)
        from points p left join recipe_days d on d.recipe_id = r.id and d.day = p.day
          left join written w on w.day = p.day) as points,
      jsonb_build_object(${COUNTS('t')},
        'comments', coalesce((select sum(w.n) from written w), 0)) as totals,
      round(a.sum::numeric / nullif(a.count, 0), 1)::float8 as rating,
      coalesce(a.count, 0) as "ratingCount"
    from recipe r cross join totals t left join recipe_rating_totals a on a.recipe_id = r.id`,
}

/**
 * Figures of a recipe over the last 30 days, the 30 days before, and in total. One statement.
 * @throws Failure `not_found`
 * @see docs/product/overview.md#figures-of-a-recipe
 */
export async function getRecipeFigures(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<RecipeFigures> {
  const values = [...plotParameters(siteId, 'UTC', '30'), recipeId]
  const found = await firstRow<Omit<RecipeFigures, 'before'>>(payload, RECIPE, values)
  if (!found) throw notFound('Recipe')
  const { points, ...rest } = found
  return { ...rest, ...splitPoints(points) }
}
