import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { modeOf } from '../payments/stripe/identity'
import { rows } from '../database/statements'
import { IS_CURRENT, IS_WAITING } from './is-current'

/** A subscription that a new one may replace. */
const IS_OVER = `not ${IS_CURRENT('b')} and not ${IS_WAITING('b', '$3')}`

/** The columns of a free subscription. */
const FREE = Object.entries({
  plan_type: "'free'",
  status: "'active'",
  source: "'self'",
  receives_newsletter: 'true',
  cancel_at_period_end: 'false',
  current_period_end: 'null',
  price_amount_cents: 'null',
  currency: 'null',
  stripe_subscription_id: 'null',
  stripe_customer_id: 'null',
  payment_mode: 'null',
})

/**
 * Retains a current plan, even a paid one; reactivates an ended one. Unlinks a paid plan that has ended,
 * whose next sync would otherwise end this one too, but not one that waits for a payment. Marks the reader
 * as subscribed by themselves in any case.
 */
const SUBSCRIBE = {
  name: 'subscribe_for_free',
  text: `insert into subscriptions as b (site_id, user_id, plan_type, status, receives_newsletter, joined_at)
    select s.id, $2, 'free', 'active', true, now() from sites s where s.id = $1 and ${isThere('s')}
    on conflict (user_id, site_id) do update set
      ${FREE.map(([column, value]) => `${column} = case when ${IS_OVER} then ${value} else b.${column} end`).join(', ')},
      joined_at = coalesce(b.joined_at, now()), updated_at = now()
    where b.joined_at is null or (${IS_OVER})`,
}

/**
 * Subscribes a user to a site for free. One statement.
 * @see docs/product/subscriptions.md#subscribing
 */
export async function subscribeForFree(
  payload: Payload,
  siteId: string,
  userId: string,
): Promise<void> {
  await rows(payload, SUBSCRIBE, [siteId, userId, modeOf(payload)])
}
