import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'
import { modeOf } from '../stripe/identity'
import type { StoredSubscription } from '../sync/store-subscription'
import type { StripeSubscriptionState } from '../sync/subscription-state'

type ReadAppSubscription = {
  siteId: string
  /** The checkout that it began with; it names the plan. */
  checkout: string
  state: StripeSubscriptionState
  read: string
}

const STORE = {
  name: 'app_subscription_store_read',
  text: `insert into app_subscriptions as s (site_id, plan, status, price_amount_cents, currency,
        current_period_end, cancel_at_period_end, stripe_subscription_id, stripe_customer_id,
        payment_mode, payment_read)
      select $1, c.plan, $3, $4, $5, $6, $7, $8, $9, $10, $11::bigint
      from checkouts c where c.id = $2 and c.site_id = $1
    on conflict (site_id) do update set plan = excluded.plan, status = excluded.status,
      price_amount_cents = excluded.price_amount_cents, currency = excluded.currency,
      current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      stripe_subscription_id = excluded.stripe_subscription_id,
      stripe_customer_id = excluded.stripe_customer_id, payment_mode = excluded.payment_mode,
      payment_read = excluded.payment_read, updated_at = now()
    where case when s.stripe_subscription_id = excluded.stripe_subscription_id
        then s.payment_read < excluded.payment_read
        else excluded.status <> 'canceled'
          and (s.status = 'canceled' or s.payment_mode is distinct from excluded.payment_mode) end
    returning id`,
}

const OTHER = {
  name: 'app_subscription_is_other',
  text: `select 1 from app_subscriptions s where s.site_id = $1 and s.payment_mode = $3
    and s.stripe_subscription_id <> $2 and s.status <> 'canceled'`,
}

/**
 * Stores a synced platform subscription of a site, unless a later read is stored, or the site pays by
 * another subscription (`other`).
 */
export async function storeAppSubscription(
  payload: Payload,
  { siteId, checkout, state, read }: ReadAppSubscription,
): Promise<StoredSubscription> {
  const stored = await firstRow(payload, STORE, [
    siteId,
    checkout,
    state.status,
    state.priceAmountCents,
    state.currency,
    state.currentPeriodEnd,
    state.cancelAtPeriodEnd,
    state.subscriptionId,
    state.customerId,
    modeOf(payload),
    read,
  ])
  if (stored) return 'stored'
  if (state.status === 'canceled') return 'outdated'
  const values = [siteId, state.subscriptionId, modeOf(payload)]
  return (await firstRow(payload, OTHER, values)) ? 'other' : 'outdated'
}
