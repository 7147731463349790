import type { Payload } from 'payload'
import type { RevenueFigures } from '@/src/contract/site/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { rows } from '../database/statements'
import { modeOf } from '../payments/stripe/identity'
import type { SiteScope } from '../sites/scope'
import { IS_CURRENT } from '../subscriptions/is-current'
import { PLOT_POINTS_SQL, PLOT_START, plotParameters, pointOf, splitPoints } from './plot-points'

/** Revenue at the end of a point is that of now without later changes. */
const REVENUE = {
  name: 'revenue_figures',
  text: `with ${PLOT_POINTS_SQL},
    changes as (
      select upper(h.currency) as currency, ${pointOf(`(h.created_at at time zone $2)::date`)} as n,
        sum(h.mrr_after - h.mrr_before) as delta,
        count(distinct h.subscription_id)
          filter (where h.mrr_before = 0 and h.mrr_after > 0)::int as started,
        count(distinct h.subscription_id)
          filter (where h.mrr_before > 0 and h.mrr_after = 0)::int as ended,
        count(*) filter (where h.kind = 'payment_failed')::int as failed
      from subscription_history h join subscriptions b on b.id = h.subscription_id
      where h.site_id = $1 and b.payment_mode = $5 and h.currency is not null
        and h.created_at >= ${PLOT_START} group by 1, 2),
    now_paid as (
      select currency, sum(mrr) as mrr from (
        select upper(b.currency) as currency, subscription_mrr(b) as mrr from subscriptions b
        where b.site_id = $1 and b.payment_mode = $5 and b.source = 'payment'
          and b.plan_type <> 'free' and b.currency is not null and ${IS_CURRENT('b')} offset 0) paid
      where mrr > 0 group by 1),
    currencies as (
      select currency, coalesce(p.mrr, 0) as mrr
      from now_paid p full join (select distinct currency from changes) c using (currency)),
    figures as (
      select k.currency, k.mrr, p.n, p.day, coalesce(c.started, 0) as started,
        coalesce(c.ended, 0) as ended, coalesce(c.failed, 0) as failed,
        greatest(0, k.mrr - coalesce(sum(c.delta) over (partition by k.currency
          order by p.n desc rows between unbounded preceding and 1 preceding), 0)) as then_mrr
      from currencies k cross join points p
        left join changes c on c.currency = k.currency and c.n = p.n)
    select currency, jsonb_agg(jsonb_build_object('day', day, 'mrrCents', then_mrr,
        'started', started, 'ended', ended, 'failed', failed) order by n) as points
    from figures group by currency, mrr order by mrr desc, currency`,
}

/**
 * Revenue of a site over a period and the one before, by currency, of payments in the current mode. One
 * statement.
 * @see docs/product/payments.md#revenue
 */
export async function getRevenueFigures(
  payload: Payload,
  { id, timeZone }: Pick<SiteScope, 'id' | 'timeZone'>,
  period: FigurePeriod,
): Promise<RevenueFigures[]> {
  const found = await rows<Pick<RevenueFigures, 'currency' | 'points'>>(payload, REVENUE, [
    ...plotParameters(id, timeZone, period),
    modeOf(payload),
  ])
  return found.map(({ currency, points }) => ({ currency, ...splitPoints(points) }))
}
