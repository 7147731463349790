import type { Payload } from 'payload'
import { firstRow } from '../../database/statements'
import type { Statement } from '../../database/statements'
import { IS_CURRENT } from '../../subscriptions/is-current'
import { modeOf } from '../stripe/identity'
import type { StripeSubscriptionState } from './subscription-state'

/** A subscription read from Stripe, with its reader and site. */
export type ReadSubscription = {
  siteId: string
  userId: string
  state: StripeSubscriptionState
  /** The number of the read. */
  read: string
  /** The end of the given access that the subscription already includes, in seconds; 0 for none. */
  includedUntil?: number
}

/**
 * The result of storing a subscription: `other` when the reader has another paid subscription to the site,
 * `given` when it does not yet include the reader's complimentary access.
 */
export type StoredSubscription = 'stored' | 'outdated' | 'other' | 'given'

const RUNS = `s.stripe_subscription_id is not null and s.stripe_subscription_id <> $9
    and s.payment_mode = $10 and s.status not in ('canceled')`

/** Whether row `s` has complimentary access that lasts longer than the parameter, in seconds. */
const IS_GIVEN_BEYOND = (until: string): string => `(coalesce(s.source, 'self') <> 'payment'
    and s.plan_type <> 'free' and ${IS_CURRENT('s')}
    and coalesce(floor(extract(epoch from s.current_period_end)) > ${until}::bigint, true))`

/**
 * One row for each reader and site. An ended subscription does not overwrite another one; an active one
 * replaces free and ended ones, and complimentary access once it includes that.
 */
const STORE: Statement = {
  name: 'subscription_store_read',
  text: `insert into subscriptions as s (site_id, user_id, plan_type, status, price_amount_cents,
        currency, current_period_end, cancel_at_period_end, stripe_subscription_id, payment_mode,
        stripe_customer_id, payment_read, source, receives_newsletter, joined_at,
        consent_source, consented_at)
      select $1, $2, $3, $4::subscription_status, $5, $6, $7, $8, $9, $10, $11, $12::bigint,
        'payment', true, now(), 'Checkout', now()
      where $4::subscription_status <> 'canceled' or exists (
        select 1 from subscriptions o where o.site_id = $1 and o.user_id = $2)
    on conflict (user_id, site_id) do update set plan_type = excluded.plan_type,
      status = excluded.status, price_amount_cents = excluded.price_amount_cents,
      currency = excluded.currency, current_period_end = excluded.current_period_end,
      cancel_at_period_end = excluded.cancel_at_period_end,
      stripe_subscription_id = excluded.stripe_subscription_id,
      payment_mode = excluded.payment_mode, stripe_customer_id = excluded.stripe_customer_id,
      payment_read = excluded.payment_read, source = 'payment',
      joined_at = coalesce(s.joined_at, now()), updated_at = now()
    where case when s.stripe_subscription_id = excluded.stripe_subscription_id
        then s.payment_read < excluded.payment_read
        else excluded.status <> 'canceled' and not (${RUNS}) and not ${IS_GIVEN_BEYOND('$13')} end
    returning id`,
}

const WHY_NOT: Statement = {
  name: 'subscription_why_not_stored',
  text: `select s.stripe_subscription_id <> $3 and s.status <> 'canceled' as "isOther",
      ${IS_GIVEN_BEYOND('$4')} as "isGiven"
    from subscriptions s where s.site_id = $1 and s.user_id = $2`,
}

/** Stores a synced subscription of a reader, unless a later read is stored. */
export async function storeSubscription(
  payload: Payload,
  { siteId, userId, state, read, includedUntil = 0 }: ReadSubscription,
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
    includedUntil,
  ])
  if (stored) return 'stored'
  if (state.status === 'canceled') return 'outdated'
  const values = [siteId, userId, state.subscriptionId, includedUntil]
  const why = await firstRow<{ isOther: boolean | null; isGiven: boolean }>(
    payload,
    WHY_NOT,
    values,
  )
  if (why?.isGiven === true) return 'given'
  return why?.isOther === true ? 'other' : 'outdated'
}
