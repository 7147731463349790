import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { COUNT_SIGN_UP } from '../counting/count-in-statement'
import { signUpSource } from '../counting/sign-up-source'
import { modeOf } from '../payments/stripe/identity'
import { rows } from '../database/statements'
import { IS_CURRENT, IS_WAITING } from './is-current'

/** A subscription that a new one may replace. */
const IS_OVER = `not ${IS_CURRENT('b')} and not ${IS_WAITING('b', '$3')}`

/** A subscription whose reader got no newsletters until now. */
const WAS_SILENT = `(${IS_OVER} or not coalesce(b.receives_newsletter, true)
  or coalesce(b.awaits_confirmation, false)
  or not (coalesce(b.receives_recipes, true) or coalesce(b.receives_letters, true)))`

/** The columns of a free subscription. */
const FREE = {
  plan_type: "'free'",
  status: "'active'",
  source: "'self'",
  cancel_at_period_end: 'false',
  current_period_end: 'null',
  price_amount_cents: 'null',
  currency: 'null',
  stripe_subscription_id: 'null',
  stripe_customer_id: 'null',
  payment_mode: 'null',
}

/** The columns of a consent that was just given by the holder of the address. */
const CONSENT = {
  consent: 'excluded.consent',
  consented_at: 'now()',
  consent_source: 'excluded.consent_source',
  confirmed_at: 'now()',
  awaits_confirmation: 'false',
  receives_newsletter: 'true',
  receives_recipes: `coalesce(b.receives_recipes, true) or not coalesce(b.receives_letters, true)`,
  receives_letters: `coalesce(b.receives_letters, true) or not coalesce(b.receives_recipes, true)`,
}

const assign = (columns: object, condition: string): string =>
  Object.entries(columns)
    .map(
      ([column, value]) => `${column} = case when ${condition} then ${value} else b.${column} end`,
    )
    .join(', ')

/**
 * Retains a current plan, even a paid one; reactivates an ended one. Unlinks a paid plan that has ended,
 * whose next sync would otherwise end this one too, but not one that waits for a payment. A reader who got no
 * newsletters gets them again. Marks the reader as subscribed by themselves in any case.
 */
const SUBSCRIBE = {
  name: 'subscribe_for_free',
  text: `with subscribed as (insert into subscriptions as b (site_id, user_id, plan_type, status, receives_newsletter,
      joined_at, consent, consented_at, consent_source, confirmed_at)
    select s.id, $2, 'free', 'active', true, now(), 'Subscribe to ' || s.title, now(), $4, now()
      from sites s where s.id = $1 and ${isThere('s')}
    on conflict (user_id, site_id) do update set
      ${assign(FREE, IS_OVER)}, ${assign(CONSENT, WAS_SILENT)},
      joined_at = coalesce(b.joined_at, now()), updated_at = now()
    where b.joined_at is null or ${WAS_SILENT}
    returning b.site_id)
    ${COUNT_SIGN_UP}`,
}

/**
 * Subscribes a user to a site for free, and stores the consent: time, heading of the form, page. The address
 * counts as confirmed, since a session or a mailed link proves it. Adds to the sign-ups of the day. One
 * statement.
 * @param page path of the page with the form; null if unknown
 * @see docs/product/subscriptions.md#subscribing
 */
export async function subscribeForFree(
  payload: Payload,
  siteId: string,
  userId: string,
  page: string | null = null,
): Promise<void> {
  await rows(payload, SUBSCRIBE, [siteId, userId, modeOf(payload), page, signUpSource(page)])
}
