import type { Payload } from 'payload'
import { isoInstant } from '../../database/instant-sql'
import { firstRow, rows } from '../../database/statements'
import { modeOf } from '../stripe/identity'

/** The result of a nightly comparison; not finished when it was interrupted, or is under way. */
export type ReconcileNight = {
  startedAt: string
  isFinished: boolean
  missedEvents: number
  drifted: number
  checked: number
  mended: number
  foreign: number
}

/** The state of payments, for the operator of the installation. */
export type PaymentHealth = {
  /** Events that wait to be applied. */
  waiting: number
  /** Failed events of the last 30 days, with the error of the latest. */
  givenUp: number
  lastError: string | null
  /** The last comparisons, latest first. */
  nights: ReconcileNight[]
}

const NIGHTS = {
  name: 'payment_nights',
  text: `select ${isoInstant('started_at')} as "startedAt", finished_at is not null as "isFinished",
      missed_events as "missedEvents", drifted, checked, mended, foreign_found as foreign
    from payment_reconciles where mode = $1 order by id desc limit 7`,
}
/** A failed event keeps its error. */
const EVENTS = {
  name: 'payment_events_state',
  text: `select count(*) filter (where applied_at is null)::int as waiting,
      count(*) filter (where applied_at is not null and error is not null)::int as "givenUp",
      (select e.error from stripe_events e where e.mode = $1 and e.error is not null
        order by e.received_at desc limit 1) as "lastError"
    from stripe_events where mode = $1 and received_at > now() - interval '30 days'
      and (applied_at is null or error is not null)`,
}

/**
 * Reads the state of payments: waiting and failed webhooks, and results of the last nights. Null where no
 * payments are taken.
 * @see docs/product/payments.md#reconcile
 */
export async function paymentHealth(payload: Payload): Promise<PaymentHealth | null> {
  const mode = modeOf(payload)
  if (mode === 'off') return null
  const [nights, events] = await Promise.all([
    rows<ReconcileNight>(payload, NIGHTS, [mode]),
    firstRow<Omit<PaymentHealth, 'nights'>>(payload, EVENTS, [mode]),
  ])
  return { waiting: 0, givenUp: 0, lastError: null, ...events, nights }
}
