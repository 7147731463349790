import type { Endpoint, PayloadRequest } from 'payload'
import { receiveEvent } from '@/src/server/payments/webhooks/receive'

/** Larger than any event of Stripe's. */
const MAX_BODY = 1_048_576

/**
 * The endpoint for Stripe's webhooks: `POST /api/stripe/webhook`. A request without Stripe's signature is
 * refused; one that cannot be stored is answered with 500, so that Stripe sends it again.
 * @see docs/product/payments.md#webhooks
 */
export const webhookEndpoints: Endpoint[] = [
  { path: '/stripe/webhook', method: 'post', handler: receive },
]

async function receive(req: PayloadRequest): Promise<Response> {
  const body = (await req.text?.()) ?? ''
  if (body.length > MAX_BODY) return answer(413)
  try {
    const received = await receiveEvent(req.payload, body, req.headers.get('stripe-signature'))
    return answer(received === 'stored' ? 200 : 400)
  } catch (error) {
    req.payload.logger.error({ err: error, msg: 'A webhook could not be stored' })
    return answer(500)
  }
}

const answer = (status: number): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store' } })
