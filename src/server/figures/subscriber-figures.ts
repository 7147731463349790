import type { Payload } from 'payload'
import type { SubscriberFigures } from '@/src/contract/site/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { firstRow } from '../database/statements'
import type { SiteScope } from '../sites/scope'
import { PLOT_POINTS_SQL, PLOT_START, plotParameters, pointOf, splitPoints } from './plot-points'

const PAID = (plan: string): string => `coalesce(${plan} <> 'free', false)::int`

/**
 * Counted backwards from now by later events: so the last point matches the list, and data older than the
 * history is included in all points.
 */
const SUBSCRIBERS = {
  name: 'subscriber_figures',
  text: `with ${PLOT_POINTS_SQL},
    changes as (
      select ${pointOf(`(h.created_at at time zone $2)::date`)} as n,
        count(*) filter (where h.plan_before is null and h.plan_after is not null)::int as added,
        count(*) filter (where h.plan_before is not null and h.plan_after is null)::int as "left",
        sum(${PAID('h.plan_after')} - ${PAID('h.plan_before')})::int as paid
      from subscription_history h where h.site_id = $1 and h.created_at >= ${PLOT_START} group by 1),
    current as (
      select count(*)::int as total,
        count(*) filter (where b.plan_type = 'free')::int as free,
        count(*) filter (where b.plan_type = 'monthly')::int as monthly,
        count(*) filter (where b.plan_type = 'yearly')::int as yearly
      from subscriptions b where b.site_id = $1 and b.status <> 'canceled'),
    figures as (
      select p.n, p.day, coalesce(c.added, 0) as added, coalesce(c."left", 0) as "left",
        coalesce(sum(c.added - c."left") over later, 0) as later,
        coalesce(sum(c.paid) over later, 0) as later_paid
      from points p left join changes c using (n)
      window later as (order by p.n desc rows between unbounded preceding and 1 preceding))
    select jsonb_agg(jsonb_build_object('day', f.day, 'added', f.added, 'left', f."left",
        'total', greatest(0, c.total - f.later),
        'paid', greatest(0, c.total - c.free - f.later_paid)) order by f.n) as points,
      jsonb_build_object('free', c.free, 'monthly', c.monthly, 'yearly', c.yearly) as "byPlan"
    from figures f cross join current c group by c.free, c.monthly, c.yearly`,
}
type Row = Pick<SubscriberFigures, 'points' | 'byPlan'>

/**
 * Subscribers of a site over a period and the one before. One statement.
 * @see docs/product/overview.md#subscribers-and-revenue
 */
export async function getSubscriberFigures(
  payload: Payload,
  { id, timeZone }: Pick<SiteScope, 'id' | 'timeZone'>,
  period: FigurePeriod,
): Promise<SubscriberFigures> {
  const found = await firstRow<Row>(payload, SUBSCRIBERS, plotParameters(id, timeZone, period))
  return {
    ...splitPoints(found?.points ?? []),
    byPlan: found?.byPlan ?? { free: 0, monthly: 0, yearly: 0 },
  }
}
