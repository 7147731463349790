import type { Payload } from 'payload'
import { firstRow, rows } from '../../database/statements'
import { stripeEventLabel } from '../../observability/metric-definitions'
import { countMetric } from '../../observability/metrics'
import { syncAccount } from '../accounts/sync-account'
import { closeForDeletedReader, endForDeletedReader } from '../changes/end-for-deleted-readers'
import { modeOf } from '../stripe/identity'
import { classifyStripeError, redactKeys } from '../stripe/trouble'
import type { Trouble } from '../stripe/trouble'
import { syncCheckout } from '../sync/sync-checkout'
import { syncInvoice, syncRefunds } from '../sync/sync-invoice'
import { syncSubscription } from '../sync/sync-subscription'
import type { Subject } from './subject'

/** Maximum attempts of an event, and the seconds until the first retry; each delay doubles. */
const ATTEMPTS = 16
const FIRST_PAUSE = 5
const LONGEST_PAUSE = 6 * 3600

/** Events about the same object are applied by reading it once. */
const NEXT = {
  name: 'stripe_events_next',
  text: `select subject from stripe_events
    where applied_at is null and next_attempt_at <= now() and mode = $1 and subject is not null
    group by subject order by min(received_at) limit 1`,
}
/** Only events from before the read: later ones may report something newer. */
const LATEST = {
  name: 'stripe_events_latest',
  text: `select clock_timestamp()::text as now`,
}
const APPLIED = {
  name: 'stripe_events_applied',
  text: `update stripe_events set applied_at = now(), error = null
    where subject = $1 and mode = $2 and applied_at is null and received_at <= $3::timestamptz
    returning type`,
}
const FAILED = {
  name: 'stripe_events_failed',
  text: `update stripe_events set attempts = attempts + 1, error = $3,
      applied_at = case when attempts + 1 >= ${ATTEMPTS} then now() end,
      next_attempt_at = now() + make_interval(secs => least(${LONGEST_PAUSE},
        greatest($4::float8, ${FIRST_PAUSE} * power(2, attempts))))
    where subject = $1 and mode = $2 and applied_at is null returning type`,
}

/**
 * Consecutive failures after which the payment service counts as down: the other events wait untried, for
 * these seconds.
 */
const OUTAGES = 3
const REST = 30
const WAIT = {
  name: 'stripe_events_wait',
  text: `update stripe_events set next_attempt_at = now() + make_interval(secs => $2::float8)
    where mode = $1 and applied_at is null and next_attempt_at <= now()`,
}

/** SQL condition that events wait to be applied. */
export const EVENTS_WAIT = `exists (select 1 from stripe_events
  where applied_at is null and next_attempt_at <= now() and subject is not null)`

/**
 * Applies the stored webhook events until none waits. Retries a failed one later without blocking the
 * others; after about three days it is left to the nightly reconcile. Stops while the payment service is
 * down. Returns the number of objects read.
 * @see docs/product/payments.md#webhooks
 */
export async function applyEvents(payload: Payload): Promise<number> {
  let outages = 0
  for (let count = 0; ; count += 1) {
    const next = await firstRow<{ subject: Subject }>(payload, NEXT, [modeOf(payload)])
    if (!next) return count
    const trouble = await applySubject(payload, next.subject)
    outages = trouble?.isOutage === true ? outages + 1 : 0
    if (outages < OUTAGES) continue
    await rows(payload, WAIT, [modeOf(payload), Math.max(REST, trouble?.retryAfter ?? 0)])
    payload.logger.warn({
      msg: 'The payment service is away: webhooks wait',
      stripe: trouble?.words,
    })
    return count
  }
}

/** Applies a change; returns the failure at the payment service, if there was one. */
async function applySubject(payload: Payload, subject: Subject): Promise<Trouble | null> {
  const mode = modeOf(payload)
  const { now = '' } = (await firstRow<{ now: string }>(payload, LATEST, [])) ?? {}
  try {
    await sync(payload, subject)
    countEvents(await rows<EventRow>(payload, APPLIED, [subject, mode, now]), 'applied')
    return null
  } catch (error) {
    const trouble = classifyStripeError(error)
    const words = trouble?.words ?? messageOf(error)
    payload.logger.warn({ msg: 'A webhook could not be applied', subject, stripe: words })
    const values = [subject, mode, words, trouble?.retryAfter ?? 0]
    countEvents(await rows<EventRow>(payload, FAILED, values), 'failed')
    return trouble
  }
}

type EventRow = { type: string }

function countEvents(events: readonly EventRow[], result: 'applied' | 'failed'): void {
  for (const { type } of events) {
    countMetric('recipes_stripe_events_total', { type: stripeEventLabel(type), result })
  }
}

const messageOf = (error: unknown): string =>
  redactKeys(error instanceof Error ? error.message : String(error))

/** Syncs a changed object. */
export async function sync(payload: Payload, subject: Subject): Promise<void> {
  const id = subject.slice(subject.indexOf(':') + 1)
  if (subject.startsWith('subscription:')) await syncSubscription(payload, id)
  else if (subject.startsWith('invoice:')) await syncInvoice(payload, id)
  else if (subject.startsWith('checkout:')) await syncCheckout(payload, id)
  else if (subject.startsWith('account:')) await syncAccount(payload, id)
  else if (subject.startsWith('ending:')) await endForDeletedReader(payload, id)
  else if (subject.startsWith('closing:')) await closeForDeletedReader(payload, id)
  else await syncRefunds(payload, id)
}
