import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import Stripe from 'stripe'
import { callStripe } from './client'

/**
 * Creates a free object at the payment service, such as a customer, idempotently: a retry with the same key
 * returns the same object. Stripe stores the first response of a key for a day, including its own errors,
 * and refuses the key for other parameters: in both cases a single-use key is tried.
 * @throws Failure `unavailable`
 */
export const createOnce = <Made>(
  payload: Payload,
  key: string,
  create: (stripe: Stripe, options: { idempotencyKey: string }) => Promise<Made>,
): Promise<Made> =>
  callStripe(payload, async (stripe) => {
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
