import type { Payload } from 'payload'
import Stripe from 'stripe'
import { receiveEvent, webhookSecret } from './receive'

/** Sends signed events of the simulated Stripe to the webhook handler. */
export async function receiveEvents(
  payload: Payload,
  events: readonly Stripe.Event[],
): Promise<void> {
  const secret = webhookSecret(payload)
  if (secret === null) return
  for (const event of events) {
    const body = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret })
    await receiveEvent(payload, body, signature)
  }
}
