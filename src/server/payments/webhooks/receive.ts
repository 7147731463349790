import type { Payload } from 'payload'
import Stripe from 'stripe'
import { createHash, createHmac } from 'node:crypto'
import { rows } from '../../database/statements'
import { environmentOf } from '../../deployment'
import { JOBS_CHANNEL } from '../../jobs/queues'
import { stripeEventLabel } from '../../observability/metric-definitions'
import { countMetric } from '../../observability/metrics'
import { modeOf } from '../stripe/identity'
import { getEventSubject } from './subject'
import { z } from 'zod'

const Id = z.string().regex(/^[\w:.-]{1,255}$/)

/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799

/** The parts of a Stripe event that are used; of its object only ids. */
const StripeEvent = z.object({
  id: Id,
  type: Id,
  created: z.number().int().min(0).max(LAST_SECOND),
  data: z.object({
    object: z.looseObject({ id: Id.optional(), payment_intent: Id.nullish() }),
  }),
})

/** One statement: workers hear of it when it is stored. */
const STORE = {
  name: 'stripe_event_store',
  text: `with stored as (
      insert into stripe_events (id, mode, type, subject, created_at, applied_at)
      values ($1, $2, $3, $4, to_timestamp($5), case when $4::text is null then now() end)
      on conflict (id) do nothing returning subject)
    select pg_notify('${JOBS_CHANNEL}', '') from stored where subject is not null`,
}

/** Stores a signed event that cannot be read: marked as applied, with the error for the operator. */
const STORE_MALFORMED = {
  name: 'stripe_event_store_malformed',
  text: `insert into stripe_events (id, mode, type, created_at, applied_at, attempts, error)
    values ($1, $2, 'malformed', now(), now(), 1, $3) on conflict (id) do nothing`,
}

/** The outcome of a webhook request; `malformed` is signed, but not a readable event. */
export type Received = 'stored' | 'forged' | 'malformed'

/**
 * Receives an event of the payment service: verifies its signature and stores it once; a worker applies it
 * later. Stores an event of an unknown shape for the operator. One statement.
 * @throws when it cannot be stored, so that Stripe retries it
 * @see docs/product/payments.md#webhooks
 */
export async function receiveEvent(
  payload: Payload,
  body: string,
  signature: string | null,
): Promise<Received> {
  if (!isSigned(payload, body, signature)) return refuse('forged')
  const { data: event, error } = StripeEvent.safeParse(parsed(body))
  const mode = modeOf(payload)
  if (!event) {
    const id = `malformed:${createHash('sha256').update(body).digest('hex')}`
    const problem = `${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')} in ${excerpt(body)}`
    await rows(payload, STORE_MALFORMED, [id, mode, problem])
    payload.logger.warn({ msg: 'A signed webhook has a wrong shape', id })
    return refuse('malformed')
  }
  await rows(payload, STORE, [event.id, mode, event.type, getEventSubject(event), event.created])
  const type = stripeEventLabel(event.type)
  countMetric('recipes_stripe_events_total', { type, result: 'stored' })
  return 'stored'
}

function refuse(reason: 'forged' | 'malformed'): typeof reason {
  countMetric('recipes_stripe_events_total', { type: 'other', result: 'refused' })
  return reason
}

/** The beginning of a body, in characters that Postgres stores. */
const excerpt = (body: string): string =>
  body.slice(0, 2_000).toWellFormed().replaceAll('\0', '\uFFFD')

/** The parsed JSON of a body; undefined where it is not JSON. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function isSigned(payload: Payload, body: string, signature: string | null): boolean {
  const secret = webhookSecret(payload)
  if (signature === null || secret === null) return false
  try {
    return (
      webhooks.signature?.verifyHeader(body, signature, secret, webhooks.DEFAULT_TOLERANCE) ?? false
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
}

/** Checking signatures needs no key. */
const webhooks = Stripe.webhooks

/** The secret that signs webhooks: Stripe's, or in local test mode one derived from ours. */
export function webhookSecret(payload: Payload): string | null {
  const { payments, secret } = environmentOf(payload)
  if (payments.mode !== 'local') return payments.stripe?.webhookSecret ?? null
  return `whsec_${createHmac('sha256', secret).update('local webhooks').digest('hex')}`
}
