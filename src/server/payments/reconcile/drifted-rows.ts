import type { Payload } from 'payload'
import { rows } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import { syncCheckout } from '../sync/sync-checkout'
import { syncSubscription } from '../sync/sync-subscription'

/** Maximum rows of each kind a night; the rest follows the next night. */
const MOST = 1_000

const digestOf = (row: string, plan: string): string =>
  `payment_digest(${row}.stripe_subscription_id, ${row}.${plan}::text, ${row}.status::text,
    ${row}.price_amount_cents, ${row}.currency, ${row}.current_period_end,
    ${row}.cancel_at_period_end)`

/** Rows that differ from their last sync, and those whose renewal was never recorded. */
const DRIFTED = {
  name: 'reconcile_drifted',
  text: `select b.stripe_subscription_id as id from subscriptions b
      where b.payment_mode = $1 and b.stripe_subscription_id is not null
        and (b.payment_digest <> ${digestOf('b', 'plan_type')}
          or b.status in ('active', 'trialing') and b.current_period_end < now() - interval '1 day')
    union
    select a.stripe_subscription_id from app_subscriptions a
      where a.payment_mode = $1 and a.stripe_subscription_id is not null
        and a.payment_digest <> ${digestOf('a', 'plan')}
    limit ${MOST}`,
}

/** Paid checkouts of the last weeks without a subscription. */
const WITHOUT_ROW = {
  name: 'reconcile_without_row',
  text: `select c.stripe_session_id as id from checkouts c
    where c.mode = $1 and c.kind = 'subscription' and c.status = 'complete'
      and c.stripe_session_id is not null and c.completed_at > now() - interval '35 days'
      and not exists (
        select 1 from subscriptions b where b.site_id = c.site_id and b.user_id = c.user_id)
    order by c.completed_at limit ${MOST}`,
}

/**
 * Syncs subscriptions whose rows were changed outside of the payment service, or are missing. One request
 * to Stripe for each; finding them takes two statements. Returns their number.
 * @see docs/product/payments.md#reconcile
 */
export async function syncDriftedRows(payload: Payload): Promise<number> {
  const mode = modeOf(payload)
  const drifted = await rows<{ id: string }>(payload, DRIFTED, [mode])
  for (const { id } of drifted) {
    const became = await syncSubscription(payload, id)
    payload.logger.info({ msg: 'A row of a subscription was changed or is overdue', id, became })
  }
  const lost = await rows<{ id: string }>(payload, WITHOUT_ROW, [mode])
  for (const { id } of lost) {
    await syncCheckout(payload, id)
    payload.logger.info({ msg: 'A checkout was paid and had left no subscription', id })
  }
  return drifted.length + lost.length
}
