import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ReaderPayment, Revenue, SubscriberDetails } from '@/src/contract/people/subscriber'
import { isoInstant } from '../../database/instant-sql'
import { firstRow, rows } from '../../database/statements'
import { modeOf } from '../../payments/stripe/identity'
import { IS_CURRENT } from '../is-current'
import { SUBSCRIBER } from './list'

const ONE = {
  name: 'subscriber',
  text: `select ${SUBSCRIBER}, b.note, b.consent,
      ${isoInstant('b.consented_at')} as "consentedAt", b.consent_source as "consentSource",
      ${isoInstant('b.confirmed_at')} as "confirmedAt",
      coalesce(b.awaits_confirmation, false) as "awaitsConfirmation",
      jsonb_build_object('recipes', coalesce(b.receives_recipes, true),
        'letters', coalesce(b.receives_letters, true),
        'comments', coalesce(b.receives_comments, true),
        'product', coalesce(b.receives_product, true),
        'frequency', coalesce(b.mail_frequency::text, 'each'), 'language', b.language)
        as preferences,
      (select count(*)::int from comments c where c.site_id = b.site_id and c.user_id = b.user_id)
        as "commentCount",
      (select count(*)::int from bookmarks k where k.site_id = b.site_id and k.user_id = b.user_id)
        as "bookmarkCount",
      coalesce((select jsonb_agg(jsonb_build_object('kind', h.kind, 'planBefore', h.plan_before,
          'planAfter', h.plan_after, 'createdAt', ${isoInstant('h.created_at')}) order by h.id desc)
        from (select * from subscription_history h where h.subscription_id = b.id
          order by h.id desc limit 100) h), '[]') as history
    from subscriptions b join users u on u.id = b.user_id where b.site_id = $1 and b.id = $2`,
}

/**
 * Returns a subscriber of a site, even if the subscription has ended.
 * @throws Failure `not_found`
 */
export async function getSubscriber(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<SubscriberDetails> {
  const found = await firstRow<SubscriberDetails>(payload, ONE, [siteId, id])
  if (!found) throw notFound('Subscriber')
  return found
}

const PAYMENTS = {
  name: 'subscriber_payments',
  text: `select p.amount_cents as "amountCents", p.refunded_cents as "refundedCents", p.currency,
      p.status, ${isoInstant('p.paid_at')} as "paidAt", ${isoInstant('p.created_at')} as "createdAt"
    from payments p join subscriptions b on b.site_id = p.site_id and b.user_id = p.user_id
    where b.site_id = $1 and b.id = $2 order by p.created_at desc, p.id limit 100`,
}

/** Lists the payments of a reader to a site, latest first. @throws Failure `not_found` */
export async function listSubscriberPayments(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ReaderPayment[]> {
  await getSubscriber(payload, siteId, id)
  return rows<ReaderPayment>(payload, PAYMENTS, [siteId, id])
}

const REVENUE = {
  name: 'site_revenue',
  text: `with paying as (
      select upper(b.currency) as currency, sum(subscription_mrr(b))::float8 as mrr, count(*)::int as readers
      from subscriptions b where b.site_id = $1 and b.payment_mode = $2 and ${IS_CURRENT('b')}
        and b.plan_type <> 'free' and subscription_mrr(b) > 0 group by 1),
    changes as (
      select upper(h.currency) as currency,
        count(distinct h.subscription_id) filter (where h.mrr_before = 0 and h.mrr_after > 0)::int as started,
        count(distinct h.subscription_id) filter (where h.mrr_before > 0 and h.mrr_after = 0)::int as ended,
        count(*) filter (where h.kind = 'payment_failed')::int as failed
      from subscription_history h join subscriptions b on b.id = h.subscription_id
      where h.site_id = $1 and b.payment_mode = $2 and h.created_at > now() - interval '30 days'
        and h.currency is not null
      group by 1)
    select currency, coalesce(p.mrr, 0) as "mrrCents", coalesce(p.readers, 0) as paying,
      coalesce(c.started, 0) as started, coalesce(c.ended, 0) as ended, coalesce(c.failed, 0) as failed
    from paying p full join changes c using (currency)
    order by coalesce(p.mrr, 0) desc, currency`,
}

/**
 * Sums the revenue of a site's subscriptions by currency, in the payment mode of this installation.
 * @see docs/product/payments.md#revenue
 */
export const getRevenue = (payload: Payload, siteId: string): Promise<Revenue[]> =>
  rows<Revenue>(payload, REVENUE, [siteId, modeOf(payload)])
