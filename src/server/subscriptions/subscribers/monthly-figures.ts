import type { Payload } from 'payload'
import type { MonthlyRevenue, MonthlySubscribers } from '@/src/contract/people/figures'
import { rows } from '../../database/statements'
import { modeOf } from '../../payments/stripe/identity'
import { IS_CURRENT } from '../is-current'

/** The last twelve months in UTC, with the first moment after each. */
const MONTHS = `months as (
    select to_char(m, 'YYYY-MM') as month, m as begins, m + interval '1 month' as ends
    from generate_series(date_trunc('month', now() at time zone 'UTC') - interval '11 months',
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') m)`
const AT = `(h.created_at at time zone 'UTC')`

/**
 * Counted backwards from now by later events: so the last month matches the list, and data older than the
 * history is included in all months.
 */
const SUBSCRIBERS = {
  name: 'monthly_subscribers',
  text: `with ${MONTHS},
    changes as (
      select date_trunc('month', ${AT}) as begins,
        count(*) filter (where h.plan_before is null and h.plan_after is not null)::int as added,
        count(*) filter (where h.plan_before is not null and h.plan_after is null)::int as "left"
      from subscription_history h where h.site_id = $1 group by 1),
    now_there as (
      select count(*)::int as n from subscriptions b where b.site_id = $1 and b.status <> 'canceled')
    select m.month, greatest(0, (select n from now_there) - coalesce((
        select sum(c.added - c."left") from changes c where c.begins >= m.ends), 0))::int as total,
      coalesce(c.added, 0) as added, coalesce(c."left", 0) as "left"
    from months m left join changes c using (begins) order by m.month`,
}

const REVENUE = {
  name: 'monthly_revenue',
  text: `with ${MONTHS},
    changes as (
      select upper(h.currency) as currency, date_trunc('month', ${AT}) as begins,
        sum(h.mrr_after - h.mrr_before) as delta,
        count(distinct h.subscription_id)
          filter (where h.mrr_before = 0 and h.mrr_after > 0)::int as started,
        count(distinct h.subscription_id)
          filter (where h.mrr_before > 0 and h.mrr_after = 0)::int as ended,
        count(*) filter (where h.kind = 'payment_failed')::int as failed
      from subscription_history h join subscriptions b on b.id = h.subscription_id
      where h.site_id = $1 and b.payment_mode = $2 and h.currency is not null group by 1, 2),
    now_paid as (
      select upper(b.currency) as currency, sum(subscription_mrr(b)) as mrr from subscriptions b
      where b.site_id = $1 and b.payment_mode = $2 and ${IS_CURRENT('b')} and b.currency is not null
        and subscription_mrr(b) > 0 group by 1),
    currencies as (
      select currency, coalesce(p.mrr, 0) as mrr
      from now_paid p full join (select distinct currency from changes) c using (currency))
    select k.currency, jsonb_agg(jsonb_build_object('month', m.month,
        'mrrCents', greatest(0, k.mrr - coalesce((select sum(c.delta) from changes c
          where c.currency = k.currency and c.begins >= m.ends), 0)),
        'started', coalesce(h.started, 0), 'ended', coalesce(h.ended, 0),
        'failed', coalesce(h.failed, 0)) order by m.month) as months
    from currencies k cross join months m
      left join changes h on h.currency = k.currency and h.begins = m.begins
    group by k.currency, k.mrr order by k.mrr desc, k.currency`,
}

/** Subscribers and revenue of a site by month. */
export type MonthlyFigures = { subscribers: MonthlySubscribers[]; revenue: MonthlyRevenue[] }

/**
 * Subscribers and revenue of the last twelve months, of payments in the current mode. Two statements.
 * @see docs/product/payments.md#revenue
 */
export async function listMonthlyFigures(
  payload: Payload,
  siteId: string,
): Promise<MonthlyFigures> {
  const [subscribers, revenue] = await Promise.all([
    rows<MonthlySubscribers>(payload, SUBSCRIBERS, [siteId]),
    rows<MonthlyRevenue>(payload, REVENUE, [siteId, modeOf(payload)]),
  ])
  return { subscribers, revenue }
}
