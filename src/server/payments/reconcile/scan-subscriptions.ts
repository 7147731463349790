import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { rows } from '../../database/statements'
import { isMissing, stripeOf } from '../stripe/client'
import { isOwn, modeOf } from '../stripe/identity'
import { stateOf } from '../sync/subscription-state'
import { syncSubscription } from '../sync/sync-subscription'

const PAGE = 100
/** Pages of one night: what is left is compared in the next one. */
const MOST_PAGES = 60

/** What was compared, and the last subscription of it; null when the end was reached. */
export type Scan = {
  listCalls: number
  checked: number
  mended: number
  foreign: number
  cursor: string | null
}

/**
 * Compares subscriptions at the payment service with those stored, from where the last night stopped, and
 * reads again those that differ; also those that should have been renewed by now and say nothing.
 */
export async function scanSubscriptions(payload: Payload, cursor: string | null): Promise<Scan> {
  const scan: Scan = { listCalls: 0, checked: 0, mended: 0, foreign: 0, cursor }
  do {
    const page = await listPage(payload, scan.cursor)
    scan.listCalls += 1
    await comparePage(payload, page.data, scan)
    scan.cursor = page.has_more ? (page.data.at(-1)?.id ?? null) : null
  } while (scan.cursor !== null && scan.listCalls < MOST_PAGES)
  scan.mended += await mendOverdue(payload)
  return scan
}

/** A cursor that is not there any more begins anew. */
async function listPage(
  payload: Payload,
  cursor: string | null,
): Promise<Stripe.ApiList<Stripe.Subscription>> {
  const list = { status: 'all', limit: PAGE } as const
  const { subscriptions } = stripeOf(payload)
  if (cursor === null) return subscriptions.list(list)
  try {
    return await subscriptions.list({ ...list, starting_after: cursor })
  } catch (error) {
    if (isMissing(error)) return subscriptions.list(list)
    throw error
  }
}

const STORED = {
  name: 'reconcile_stored',
  text: `select stripe_subscription_id as id, plan_type as "planType", status::text,
      price_amount_cents::float8 as price, current_period_end as "end",
      coalesce(cancel_at_period_end, false) as "isEnding"
    from subscriptions where stripe_subscription_id = any($1) and payment_mode = $2
    union all
    select stripe_subscription_id, null, status::text, price_amount_cents::float8,
      current_period_end, coalesce(cancel_at_period_end, false)
    from app_subscriptions where stripe_subscription_id = any($1) and payment_mode = $2`,
}

type Stored = {
  id: string
  planType: string | null
  status: string
  price: number
  end: Date
  isEnding: boolean
}

async function comparePage(
  payload: Payload,
  page: readonly Stripe.Subscription[],
  scan: Scan,
): Promise<void> {
  const ids = page.map(({ id }) => id)
  const found = await rows<Stored>(payload, STORED, [ids, modeOf(payload)])
  const stored = new Map(found.map((row) => [row.id, row]))
  for (const subscription of page) {
    if (!(await isOwn(payload, subscription))) scan.foreign += 1
    else {
      scan.checked += 1
      if (!isSame(stored.get(subscription.id), subscription)) {
        await syncSubscription(payload, subscription.id)
        scan.mended += 1
      }
    }
  }
}

/** An ended one may have made way for another of the same reader. */
function isSame(stored: Stored | undefined, subscription: Stripe.Subscription): boolean {
  const state = stateOf(subscription)
  if (state === null) return true
  if (!stored) return state.status === 'canceled'
  if (stored.status !== state.status) return false
  if (state.status === 'canceled') return true
  return (
    (stored.planType === null || stored.planType === state.planType) &&
    stored.price === state.priceAmountCents &&
    stored.end.getTime() === state.currentPeriodEnd.getTime() &&
    stored.isEnding === state.cancelAtPeriodEnd
  )
}

const OVERDUE = {
  name: 'reconcile_overdue',
  text: `select stripe_subscription_id as id from subscriptions
    where payment_mode = $1 and stripe_subscription_id is not null
      and status in ('active', 'trialing') and current_period_end < now() - interval '1 day'
    limit 1000`,
}

async function mendOverdue(payload: Payload): Promise<number> {
  const overdue = await rows<{ id: string }>(payload, OVERDUE, [modeOf(payload)])
  for (const { id } of overdue) await syncSubscription(payload, id)
  return overdue.length
}
