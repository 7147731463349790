import type { Payload } from 'payload'
import Stripe from 'stripe'
import { receiveEvent, webhookSecret } from './receive'

/** Sends events of the simulated Stripe, signed, to the function that Stripe's own webhooks come to. */
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
