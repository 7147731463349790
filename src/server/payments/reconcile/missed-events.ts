import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { firstRow } from '../../database/statements'
import { getStripe } from '../stripe/client'
import { modeOf } from '../stripe/identity'
import { getEventSubject } from '../webhooks/subject'

/** Event types that the product handles. */
const TYPES = [
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'account.updated',
]

/** Stripe retains events for thirty days. */
const KEPT = 29 * 86_400
/** Overlap with the last run in seconds: an event may have been listed late. */
const OVERLAP = 3_600
const PAGE = 100

/** Lists the events of a time range, oldest page last, with the number of requested pages. */
export async function listEvents(
  payload: Payload,
  { from, to }: { from: Date; to?: Date },
): Promise<{ events: Stripe.Event[]; listCalls: number }> {
  const created = { gte: seconds(from), ...(to ? { lt: seconds(to) } : {}) }
  const events: Stripe.Event[] = []
  for (let listCalls = 1; ; listCalls += 1) {
    const last = events.at(-1)
    const page = await getStripe(payload).events.list({
      types: TYPES,
      created,
      limit: PAGE,
      ...(last ? { starting_after: last.id } : {}),
    })
    events.push(...page.data)
    if (!page.has_more) return { events, listCalls }
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000)

const STORE = {
  name: 'stripe_event_store_missed',
  text: `with missed as (
      insert into stripe_events (id, mode, type, subject, created_at, applied_at)
      select e.id, $2, e.type, e.subject, to_timestamp(e.created),
        case when e.subject is null then now() end
      from jsonb_to_recordset($1::jsonb)
        as e(id text, type text, subject text, created double precision)
      on conflict (id) do update set applied_at = null, next_attempt_at = now()
        where $3 and stripe_events.subject is not null
      returning 1)
    select count(*)::int as count from missed`,
}

/** Stores events in one statement; known ones are not changed, or are applied again. */
export async function storeEvents(
  payload: Payload,
  events: readonly Stripe.Event[],
  isAgain: boolean,
): Promise<number> {
  const stored = events.map((event) => ({
    id: event.id,
    type: event.type,
    subject: getEventSubject(event),
    created: event.created,
  }))
  const values = [JSON.stringify(stored), modeOf(payload), isAgain]
  return (await firstRow<{ count: number }>(payload, STORE, values))?.count ?? 0
}

/** Stores the events since the last reconcile whose webhooks never arrived. */
export async function storeMissedEvents(
  payload: Payload,
  since: Date | null,
): Promise<{ stored: number; listCalls: number }> {
  const earliest = Date.now() - KEPT * 1000
  const from = since ? Math.max(earliest, since.getTime() - OVERLAP * 1000) : earliest
  const { events, listCalls } = await listEvents(payload, { from: new Date(from) })
  return { stored: await storeEvents(payload, events, false), listCalls }
}
