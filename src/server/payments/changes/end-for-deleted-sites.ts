import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { firstRow, rows } from '../../database/statements'
import { isMissing, getStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'
import { classifyStripeError, redactKeys } from '../stripe/trouble'

/** Time in which a deleted site may be restored without effect on its readers' subscriptions. */
const GRACE = '1 day'
/** Number of subscriptions per run: the rest is done ten minutes later. */
const AT_ONCE = 100

const WAITING = {
  name: 'subscriptions_of_deleted_sites',
  text: `select b.id, b.stripe_subscription_id as "stripeId" from (
      select id, site_id, stripe_subscription_id, status::text, cancel_at_period_end,
        current_period_end, payment_mode from subscriptions
      union all
      select id, site_id, stripe_subscription_id, status::text, cancel_at_period_end,
        current_period_end, payment_mode from app_subscriptions) b
    join sites s on s.id = b.site_id
    where s.deleted_at < now() - interval '${GRACE}' and b.payment_mode = $1
      and b.stripe_subscription_id is not null and b.status <> 'canceled'
      and not coalesce(b.cancel_at_period_end, false)
    order by b.current_period_end, b.id limit ${AT_ONCE}`,
}
const NOTE = {
  name: 'subscription_of_deleted_site_ends',
  text: `with reader as (
      update subscriptions set cancel_at_period_end = true, updated_at = now() where id = $1)
    update app_subscriptions set cancel_at_period_end = true, updated_at = now() where id = $1`,
}

/**
 * Cancels the subscriptions to deleted sites, and their platform plans, at the end of their periods, so
 * that nobody is charged for a deleted site; returns their number. Failures are retried in the next run.
 * @see docs/product/payments.md#deleted-sites
 */
export async function endForDeletedSites(payload: Payload): Promise<number> {
  const found = await rows<{ id: string; stripeId: string }>(payload, WAITING, [modeOf(payload)])
  let ended = 0
  for (const { id, stripeId } of found) {
    try {
      await letEnd(getStripe(payload), stripeId)
      await rows(payload, NOTE, [id])
      ended += 1
    } catch (error) {
      const words = redactKeys(error instanceof Error ? error.message : String(error))
      payload.logger.warn({ msg: 'A subscription to a deleted site goes on', id, stripe: words })
      if (classifyStripeError(error)?.isOutage === true) return ended
    }
  }
  return ended
}

/** One that has ended at the payment service needs nothing. */
async function letEnd(stripe: Stripe, stripeId: string): Promise<void> {
  try {
    await stripe.subscriptions.update(stripeId, { cancel_at_period_end: true })
  } catch (error) {
    if (isMissing(error)) return
    if ((await stripe.subscriptions.retrieve(stripeId)).status !== 'canceled') throw error
  }
}

const SITE = { name: 'site_row_exists', text: 'select 1 as one from sites where id = $1' }

/**
 * Cancels a subscription to a permanently removed site at the end of its period. Does nothing for a site
 * that exists or can be restored.
 * @see docs/product/payments.md#deleted-sites
 */
export async function endSubscriptionOfRemovedSite(
  payload: Payload,
  siteId: string,
  { id, status, cancel_at_period_end: isEnding }: Stripe.Subscription,
): Promise<void> {
  if (status === 'canceled' || status === 'incomplete_expired' || isEnding) return
  if (await firstRow(payload, SITE, [siteId])) return
  payload.logger.warn({ msg: 'A subscription to a removed site ends with its period', id })
  await letEnd(getStripe(payload), id)
}
