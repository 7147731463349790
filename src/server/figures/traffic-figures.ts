import type { Payload } from 'payload'
import type { TrafficFigures } from '@/src/contract/site/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { rows } from '../database/statements'
import { PLOT_POINTS_SQL, plotParameters, pointOf, splitPoints } from './plot-points'

const TRAFFIC = {
  name: 'traffic_figures',
  text: `with ${PLOT_POINTS_SQL},
    counts as (
      select ${pointOf('d.day')} as n, sum(d.views)::int as views, sum(d.visitors)::int as visitors
      from site_days d where d.site_id = $1 and d.day >= (select min(day) from points) group by 1)
    select p.day::text as day, coalesce(c.views, 0) as views, coalesce(c.visitors, 0) as visitors
    from points p left join counts c using (n) order by n`,
}

/**
 * Page views and visitors of a site over a period and the one before. One statement.
 * @see docs/product/overview.md#readers-and-views
 */
export async function getTrafficFigures(
  payload: Payload,
  siteId: string,
  period: FigurePeriod,
): Promise<TrafficFigures> {
  type Point = TrafficFigures['points'][number]
  return splitPoints(await rows<Point>(payload, TRAFFIC, plotParameters(siteId, 'UTC', period)))
}
