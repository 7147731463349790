import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { hashToken } from '@/access/token'
import { Failure, notFound } from '@/src/contract/failure'
import type { Gift } from '@/src/contract/people/payment'
import { firstRow } from '../../database/statements'
import { deploymentOf } from '../../deployment'
import { BRAND_COLUMNS, BRAND_TABLES, withSite } from '../../sites/brand'
import type { BrandRow } from '../../sites/brand'
import { IS_CURRENT, IS_LIVE } from '../../subscriptions/is-current'
import { callStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'
import { syncSubscription } from '../sync/sync-subscription'

/** Whether the gift of checkout `c` was paid for in another test mode than the present one, a parameter. */
const isTest = (mode: string): string =>
  `coalesce(c.mode in ('local', 'test') and c.mode <> ${mode}, false)`

const FIND = {
  name: 'gift_by_token',
  text: `select ${BRAND_COLUMNS}, g.plan_type as "planType",
      g.giver_name as "giverName", g.message, g.expires_at as "expiresAt", g.claimed_at is not null as "isClaimed",
      g.claimed_by as "claimedBy",
      ${isTest('$2')} as "isTest", g.expires_at <= now() as "isOver", g.refunded_at is not null as "isRefunded"
    from ${BRAND_TABLES} join gifts g on s.id = g.site_id left join checkouts c on c.id = g.checkout_id
    where g.token_hash = $1 and ${isThere('s')}`,
}

type Row = Omit<Gift, 'site' | 'expiresAt'> &
  BrandRow & {
    expiresAt: Date
    isTest: boolean
    isOver: boolean
    isRefunded: boolean
    claimedBy: string | null
  }

/**
 * A gift by the token of its link.
 * @throws Failure `not_found`, `conflict` for one that nobody can accept any more: its time has passed, or
 *   its payment was given back
 */
export async function describeGift(payload: Payload, token: string): Promise<Gift> {
  const row = await find(payload, token)
  const problem = row.isClaimed ? null : whyOver(row)
  if (problem !== null) throw new Failure('conflict', problem)
  return present(payload, row)
}

const REFUNDED = 'This gift can no longer be accepted: its payment was refunded.'

async function find(payload: Payload, token: string): Promise<Row> {
  const row = await firstRow<Row>(payload, FIND, [hashToken(token), modeOf(payload)])
  if (!row) throw notFound('Gift')
  return row
}

function present(payload: Payload, row: Row): Gift {
  const {
    expiresAt,
    isTest: _isTest,
    isOver: _isOver,
    isRefunded: _back,
    claimedBy: _by,
    ...gift
  } = row
  return { ...withSite(deploymentOf(payload), gift), expiresAt: expiresAt.toISOString() }
}

const IS_FULL = `${IS_CURRENT('b')} and b.plan_type <> 'free'`
const lengthOf = (plan: string) =>
  `case ${plan} when 'yearly' then interval '1 year' else interval '1 month' end`

/**
 * Extends access that runs until a day. Paid and unlimited access does not change, and the gift can be
 * accepted later; nor does a subscription that has not ended at the payment service, whose next sync would
 * replace the gift. The statement itself checks the row: of two concurrent gifts both are added.
 */
const CLAIM = {
  name: 'gift_claim',
  text: `with gift as (
      select g.* from gifts g join sites s on s.id = g.site_id left join checkouts c on c.id = g.checkout_id
      where g.token_hash = $1 and g.claimed_at is null and g.expires_at > now() and g.refunded_at is null
        and ${isThere('s')} and not ${isTest('$3')}
      for update of g),
    given as (
      insert into subscriptions as b (site_id, user_id, plan_type, status, source,
        current_period_end, receives_newsletter, joined_at, consent_source, consented_at,
        confirmed_at)
      select g.site_id, $2, g.plan_type, 'active', 'gift', now() + ${lengthOf('g.plan_type')}, true,
        now(), 'Gift', now(), now()
      from gift g
      on conflict (user_id, site_id) do update set plan_type = excluded.plan_type,
        status = 'active', source = 'gift',
        current_period_end = case when ${IS_FULL} then b.current_period_end else now() end
          + ${lengthOf('excluded.plan_type')},
        cancel_at_period_end = false, price_amount_cents = null, currency = null,
        stripe_subscription_id = null, stripe_customer_id = null, payment_mode = null,
        joined_at = coalesce(b.joined_at, now()), updated_at = now()
      where not (${IS_FULL} and (coalesce(b.source, 'self') = 'payment' or b.current_period_end is null))
        and not ${IS_LIVE('b', '$3')}
      returning site_id)
    update gifts g set claimed_at = now(), claimed_by = $2 from given
    where g.token_hash = $1 returning g.id`,
}

/** Finds a subscription whose period has ended, while no renewal or end was reported. */
const OVERDUE = {
  name: 'gift_overdue_plan',
  text: `select b.stripe_subscription_id as id
    from gifts g join subscriptions b on b.site_id = g.site_id and b.user_id = $2
    where g.token_hash = $1 and ${IS_LIVE('b', '$3')} and not ${IS_CURRENT('b')}`,
}

/**
 * Accepts a gift: full access for its month or year, added to existing complimentary access. Idempotent for
 * the same reader.
 * @throws Failure `not_found`, `conflict` when another user accepted it, it has ended, or the reader
 *   already pays, `unavailable` when an overdue plan cannot be read from the payment service
 * @see docs/product/payments.md#gifts
 */
export async function claimGift(payload: Payload, userId: string, token: string): Promise<Gift> {
  const before = await find(payload, token)
  if (!before.isClaimed) {
    const values = [hashToken(token), userId, modeOf(payload)]
    const overdue = await firstRow<{ id: string }>(payload, OVERDUE, values)
    if (overdue) await callStripe(payload, () => syncSubscription(payload, overdue.id))
    await firstRow(payload, CLAIM, values)
  }
  // Another reader may have accepted it first, or the same one clicked twice.
  const row = await find(payload, token)
  if (row.isClaimed && row.claimedBy === userId) return present(payload, row)
  throw new Failure('conflict', whyNot(row))
}

function whyNot(row: Row): string {
  if (row.isClaimed) return 'This gift has already been accepted.'
  return whyOver(row) ?? HAS_PLAN
}

/** The reason why a gift cannot be accepted any more; null when it can. */
function whyOver({ isOver, isRefunded, isTest }: Row): string | null {
  if (isTest) return 'This gift was paid for in test mode and is not valid here.'
  if (isRefunded) return REFUNDED
  return isOver ? 'This gift can no longer be accepted: it has expired.' : null
}

const HAS_PLAN =
  'You already have a plan. Keep the link: the gift can be accepted once your plan has ended, or by someone else.'
