import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { rows } from '../../database/statements'
import { isMissing, getStripe } from '../stripe/client'
import { isOwn, modeOf } from '../stripe/identity'
import { classifyStripeError } from '../stripe/trouble'
import { stateOf } from '../sync/subscription-state'
import { syncSubscription } from '../sync/sync-subscription'

const PAGE = 100
/** The result of a scan with the last subscription in it; null when the end was reached. */
export type Scan = {
  listCalls: number
  checked: number
  mended: number
  foreign: number
  cursor: string | null
}

/**
 * Compares subscriptions at the payment service with the stored ones, from the last position and for a
 * number of pages, and syncs those that differ. After an outage the next night continues.
 */
export async function scanSubscriptions(
  payload: Payload,
  cursor: string | null,
  mostPages: number,
): Promise<Scan> {
  const scan: Scan = { listCalls: 0, checked: 0, mended: 0, foreign: 0, cursor }
  try {
    await scanPages(payload, scan, mostPages)
  } catch (error) {
    const trouble = classifyStripeError(error)
    if (trouble?.isOutage !== true) throw error
    payload.logger.warn({ msg: 'The comparison of payments was cut short', stripe: trouble.words })
  }
  return scan
}

/** Wraps around to the newest at the end, until it reaches its start. */
async function scanPages(payload: Payload, scan: Scan, mostPages: number): Promise<void> {
  const start = scan.cursor
  let isBehindStart = start === null
  while (scan.listCalls < mostPages) {
    scan.listCalls += 1
    const page = await listPage(payload, scan.cursor)
    await comparePage(payload, page.data, scan)
    scan.cursor = page.has_more ? (page.data.at(-1)?.id ?? null) : null
    const isAround = scan.cursor === null || page.data.some(({ id }) => id === start)
    if (isBehindStart && isAround) return
    isBehindStart ||= scan.cursor === null
  }
}

/** A deleted cursor starts from the beginning. */
async function listPage(
  payload: Payload,
  cursor: string | null,
): Promise<Stripe.ApiList<Stripe.Subscription>> {
  const list = { status: 'all', limit: PAGE } as const
  const { subscriptions } = getStripe(payload)
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
        const became = await syncSubscription(payload, subscription.id)
        payload.logger.info({ msg: 'A subscription differed', id: subscription.id, became })
        scan.mended += 1
      }
    }
  }
}

/** An ended one may have been replaced by another of the same reader. */
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
