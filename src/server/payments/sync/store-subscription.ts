import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'
import type { Statement } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import type { StripeSubscriptionState } from './subscription-state'

/** A subscription at Stripe as it was read, and for whom it is. */
export type ReadSubscription = {
  siteId: string
  userId: string
  state: StripeSubscriptionState
  /** The number of the read. */
  read: string
}

/** Whether what was read is stored: `other` when the reader has another paid subscription to the site. */
export type StoredSubscription = 'stored' | 'outdated' | 'other'

const RUNS = `s.stripe_subscription_id is not null and s.stripe_subscription_id <> $9
    and s.payment_mode = $10 and s.status not in ('canceled')`

/**
 * One row a reader and site. A subscription that has ended does not overwrite another one, one that runs
 * replaces what is free, given or ended.
 */
const STORE: Statement = {
  name: 'subscription_store_read',
  text: `insert into subscriptions as s (site_id, user_id, plan_type, status, price_amount_cents,
        currency, current_period_end, cancel_at_period_end, stripe_subscription_id, payment_mode,
        stripe_customer_id, payment_read, source, receives_newsletter)
      select $1, $2, $3, $4::subscription_status, $5, $6, $7, $8, $9, $10, $11, $12::bigint,
        'payment', true
      where $4::subscription_status <> 'canceled' or exists (
        select 1 from subscriptions o where o.site_id = $1 and o.user_id = $2)
    on conflict (user_id, site_id) do update set plan_type = excluded.plan_type,
      status = excluded.status, price_amount_cents = excluded.price_amount_cents,
      currency = excluded.currency, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      stripe_subscription_id = excluded.stripe_subscription_id,
      payment_mode = excluded.payment_mode, stripe_customer_id = excluded.stripe_customer_id,
      payment_read = excluded.payment_read, source = 'payment', updated_at = now()
    where case when s.stripe_subscription_id = excluded.stripe_subscription_id
        then s.payment_read < excluded.payment_read
        else excluded.status <> 'canceled' and not (${RUNS}) end
    returning id`,
}

const WHY_NOT: Statement = {
  name: 'subscription_why_not_stored',
  text: `select s.stripe_subscription_id <> $3 and s.status <> 'canceled' as "isOther"
    from subscriptions s where s.site_id = $1 and s.user_id = $2`,
}

/** Stores what was read of a reader's subscription, unless a later read is stored. */
export async function storeSubscription(
  payload: Payload,
  { siteId, userId, state, read }: ReadSubscription,
): Promise<StoredSubscription> {
  const stored = await firstRow(payload, STORE, [
    siteId,
    userId,
    state.planType,
    state.status,
    state.priceAmountCents,
    state.currency,
    state.currentPeriodEnd,
    state.cancelAtPeriodEnd,
    state.subscriptionId,
    modeOf(payload),
    state.customerId,
    read,
  ])
  if (stored) return 'stored'
  if (state.status === 'canceled') return 'outdated'
  const values = [siteId, userId, state.subscriptionId]
  const why = await firstRow<{ isOther: boolean | null }>(payload, WHY_NOT, values)
  return why?.isOther === true ? 'other' : 'outdated'
}
