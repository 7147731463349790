import type { Payload } from 'payload'
import type { z } from 'zod'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import type {
  SubscriberCreate,
  SubscriberDetails,
  SubscriberUpdate,
} from '@/src/contract/people/subscriber'
import { firstRow, rows } from '../../database/statements'
import { inTransaction } from '../../database/transaction'
import { sendConfirmation } from '../../newsletters/confirmation'
import { changeRenewal, endNow } from '../../payments/changes/change-renewal'
import type { SiteScope } from '../../sites/scope'
import { IS_CURRENT } from '../is-current'
import { getSubscriber } from './read'

const ACCOUNT = {
  name: 'subscriber_account',
  text: `insert into users (email) values ($1) on conflict (email) do nothing`,
}
/** Whether a site asks the subscribers that it adds to confirm their address. */
const ASKS = `coalesce((select m.requires_confirmation from site_mail_settings m
  where m.site_id = $1), false)`
/**
 * A reader who has left stays unsubscribed until they return by themselves. One who has not
 * confirmed the address yet is returned too, and gets the mail that asks for it again.
 */
const ADD_FREE = {
  name: 'subscriber_add_free',
  text: `insert into subscriptions as b (site_id, user_id, plan_type, status, source,
      receives_newsletter, note, consent_source, awaits_confirmation)
    select $1, u.id, 'free', 'active', 'self', true, $3, 'Added by the author', ${ASKS}
    from users u where u.email = $2
    on conflict (user_id, site_id) do update set updated_at = now()
      where b.awaits_confirmation and ${IS_CURRENT('b')} returning id`,
}
/**
 * A paying subscriber keeps the paid plan; access does not change consent to mails, and a reader who has
 * left gets none.
 */
const ADD_COMPLIMENTARY = {
  name: 'subscriber_add_complimentary',
  text: `insert into subscriptions as b (site_id, user_id, plan_type, status, source,
      current_period_end, receives_newsletter, note, consent_source,
      awaits_confirmation)
    select $1, u.id, 'yearly', 'active', 'complimentary', $4::timestamptz, true, $3,
      'Added by the author', ${ASKS}
    from users u where u.email = $2
    on conflict (user_id, site_id) do update set plan_type = 'yearly', status = 'active',
      source = 'complimentary', current_period_end = excluded.current_period_end,
      cancel_at_period_end = false, price_amount_cents = null, currency = null,
      stripe_subscription_id = null, stripe_customer_id = null, payment_mode = null,
      receives_newsletter = ${IS_CURRENT('b')} and coalesce(b.receives_newsletter, true),
      note = coalesce(excluded.note, b.note), updated_at = now()
    where not (${IS_CURRENT('b')} and b.plan_type <> 'free' and b.source in ('payment', 'gift'))
      and not (b.stripe_subscription_id is not null and b.status <> 'canceled')
    returning id`,
}

/**
 * Adds a subscriber by hand, and creates the account if necessary. Requests the confirmation of their address where the
 * site wants that.
 * @throws Failure `rate_limited`, `mail_unavailable`; `conflict` for a reader who subscribes, has left, or already pays; `validation_failed`
 *   for a day in the past
 * @see docs/product/subscriptions.md#added-by-hand
 */
export function createSubscriber(
  payload: Payload,
  site: SiteScope,
  subscriber: z.output<typeof SubscriberCreate>,
): Promise<SubscriberDetails> {
  requireLater(subscriber.until ?? null)
  return inTransaction(payload, async () => {
    const id = await addSubscriber(payload, site.id, subscriber)
    await sendConfirmation(payload, site, id)
    return getSubscriber(payload, site.id, id)
  })
}

async function addSubscriber(
  payload: Payload,
  siteId: string,
  { email, plan, until = null, note }: z.output<typeof SubscriberCreate>,
): Promise<string> {
  await rows(payload, ACCOUNT, [email])
  const values = [siteId, email, note === '' ? null : (note ?? null)]
  const added = await (plan === 'free'
    ? firstRow<{ id: string }>(payload, ADD_FREE, values)
    : firstRow<{ id: string }>(payload, ADD_COMPLIMENTARY, [...values, until]))
  if (added) return added.id
  throw new Failure(
    'conflict',
    plan === 'free'
      ? 'This reader is already subscribed or has unsubscribed. Readers who have unsubscribed can subscribe again on the site.'
      : 'This reader already has full access, paid or as a gift.',
  )
}

/** Days further away than this are mistyped, and no calendar counts on from the year 9999. */
const FARTHEST = 100 * 366 * 86_400_000

/** @throws Failure `validation_failed` for a day that is over, or a hundred years away */
export function requireLater(until: string | null): void {
  if (until === null) return
  if (Date.parse(until) <= Date.now()) {
    throw invalidField('until', 'Choose a day in the future')
  }
  if (Date.parse(until) > Date.now() + FARTHEST) {
    throw invalidField('until', 'Choose a day within the next 100 years, or no end')
  }
}

const UPDATE = {
  name: 'subscriber_update',
  text: `update subscriptions set note = case when $3 then $4 else note end,
      tags = coalesce($5::text[], tags), updated_at = now()
    where site_id = $1 and id = $2 returning id`,
}

/** Updates the note about a subscriber and the tags. @throws Failure `not_found` */
export async function updateSubscriber(
  payload: Payload,
  siteId: string,
  id: string,
  { note, tags }: z.output<typeof SubscriberUpdate>,
): Promise<SubscriberDetails> {
  const values = [siteId, id, note !== undefined, note === '' ? null : note, tags ?? null]
  if (!(await firstRow(payload, UPDATE, values))) throw notFound('Subscriber')
  return getSubscriber(payload, siteId, id)
}

const STATE = {
  name: 'subscriber_state',
  text: `select b.status, b.stripe_subscription_id as "stripeId"
    from subscriptions b where b.site_id = $1 and b.id = $2`,
}
const END = {
  name: 'subscriber_end',
  text: `update subscriptions set status = 'canceled', removed_at = now(), updated_at = now()
    where site_id = $1 and id = $2 and status <> 'canceled'`,
}
const UNDO_MINUTES = 10
/** A row written since, by the reader or by a payment, is left alone. */
const RESTORE = {
  name: 'subscriber_restore',
  text: `update subscriptions set status = 'active', removed_at = null, updated_at = now()
    where site_id = $1 and id = $2 and status = 'canceled' and stripe_subscription_id is null
      and removed_at = updated_at and removed_at > now() - interval '${UNDO_MINUTES} minutes'
    returning id`,
}

/**
 * Ends a subscription: one that lives at the payment service there, now or with its period.
 * @throws Failure `not_found`, `conflict` for one that has ended, `unavailable`
 * @see docs/product/subscriptions.md#added-by-hand
 */
export async function removeSubscriber(
  payload: Payload,
  siteId: string,
  id: string,
  at: 'now' | 'period_end',
): Promise<SubscriberDetails> {
  const state = await firstRow<{ status: string; stripeId: string | null }>(payload, STATE, [
    siteId,
    id,
  ])
  if (!state) throw notFound('Subscriber')
  if (state.status === 'canceled') throw new Failure('conflict', 'This subscription has ended.')
  const { stripeId } = state
  if (stripeId === null) await rows(payload, END, [siteId, id])
  else if (at === 'now') await endNow(payload, stripeId)
  else await changeRenewal(payload, stripeId, true)
  return getSubscriber(payload, siteId, id)
}

/**
 * Undoes the removal of a subscriber, for ten minutes: not for a reader who left by themselves or has
 * returned, nor for one cancelled at the payment service.
 * @throws Failure `not_found`, `conflict` when it cannot be undone
 * @see docs/product/subscriptions.md#added-by-hand
 */
export async function restoreSubscriber(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<SubscriberDetails> {
  const restored = await firstRow(payload, RESTORE, [siteId, id])
  const subscriber = await getSubscriber(payload, siteId, id)
  if (restored) return subscriber
  throw new Failure('conflict', 'This removal can no longer be undone.')
}
