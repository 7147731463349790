import type { Payload } from 'payload'
import Stripe from 'stripe'
import { createHmac } from 'node:crypto'
import { rows } from '../../database/statements'
import { environmentOf } from '../../deployment'
import { JOBS_CHANNEL } from '../../jobs/queues'
import { modeOf } from '../stripe/identity'
import { subjectOf } from './subject'

/** One statement: workers hear of it when it is stored. */
const STORE = {
  name: 'stripe_event_store',
  text: `with stored as (
      insert into stripe_events (id, mode, type, subject, created_at, applied_at)
      values ($1, $2, $3, $4, to_timestamp($5), case when $4::text is null then now() end)
      on conflict (id) do nothing returning subject)
    select pg_notify('${JOBS_CHANNEL}', '') from stored where subject is not null`,
}

/** The outcome of a webhook request: it is stored, or it is not from Stripe. */
export type Received = 'stored' | 'forged'

/**
 * Takes an event of the payment service: its signature is checked, it is stored once, and a worker applies
 * it later. One statement.
 * @throws when it cannot be stored, so that it is sent again
 * @see docs/product/payments.md#webhooks
 */
export async function receiveEvent(
  payload: Payload,
  body: string,
  signature: string | null,
): Promise<Received> {
  const event = verified(payload, body, signature)
  if (event === null) return 'forged'
  await rows(payload, STORE, [
    event.id,
    modeOf(payload),
    event.type,
    subjectOf(event),
    event.created,
  ])
  return 'stored'
}

function verified(payload: Payload, body: string, signature: string | null): Stripe.Event | null {
  const secret = webhookSecret(payload)
  if (signature === null || secret === null) return null
  try {
    return webhooks.constructEvent(body, signature, secret)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    if (error instanceof SyntaxError) return null
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
