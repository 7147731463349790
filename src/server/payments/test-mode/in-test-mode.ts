import type { Payload } from 'payload'
import { Failure, notFound } from '@/src/contract/failure'
import { SimulatorError } from '@/src/stripe-simulator/simulator'
import type { StripeSimulator } from '@/src/stripe-simulator/simulator'
import { modeOf } from '../stripe/identity'
import { withSimulator } from '../stripe/local-stripe'

/**
 * Does something on a page of the simulated Stripe.
 * @throws Failure `not_found` in every other mode and for what is not there, `conflict` for what cannot be done
 * @see docs/product/payments.md#test-mode
 */
export async function inTestMode<Result>(
  payload: Payload,
  work: (simulator: StripeSimulator) => Result,
): Promise<Result> {
  if (modeOf(payload) !== 'local') throw notFound('Call')
  try {
    return await withSimulator(payload, work)
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error
    if (error.code.startsWith('unknown_')) throw notFound('Page')
    throw new Failure('conflict', error.message)
  }
}

/** The time of a Unix second: ISO 8601 in UTC. */
export const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString()
