import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import Stripe from 'stripe'
import { askStripe } from './client'

/**
 * Makes something at the payment service that costs nothing, such as a customer: tried again with the same
 * key it is the same one. Stripe keeps the first answer of a key for a day, also an error of its own, and
 * refuses the key for other parameters: both end with a key that is used once.
 * @throws Failure `unavailable`
 */
export const createOnce = <Made>(
  payload: Payload,
  key: string,
  create: (stripe: Stripe, options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> =>
  askStripe(payload, async (stripe) => {
    try {
      return await create(stripe, { idempotencyKey: key })
    } catch (error) {
      if (!isSpent(error)) throw error
      return create(stripe, { idempotencyKey: `${key}:${randomUUID()}` })
    }
  })

const isSpent = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError ||
  (error instanceof Stripe.errors.StripeError && error.headers?.['idempotent-replayed'] === 'true')
