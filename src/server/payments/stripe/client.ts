import type { Payload } from 'payload'
import Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { environmentOf } from '../../deployment'
import { localFetch } from './local-stripe'

/** The version of Stripe's API that the code is written for. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/** How long Stripe may take for an answer, in milliseconds, and how often it is asked again. */
const TIMEOUT = 20_000
const RETRIES = 2

const clients = new WeakMap<object, Stripe>()

/**
 * The client of the payment service: Stripe, or the simulated one of the local test mode.
 * @throws Failure `forbidden` where nothing can be bought
 * @see docs/product/payments.md#modes
 */
export function stripeOf(payload: Payload): Stripe {
  const known = clients.get(payload.config)
  if (known) return known
  const client = createClient(payload)
  clients.set(payload.config, client)
  return client
}

function createClient(payload: Payload): Stripe {
  const { mode, stripe, apiUrl } = environmentOf(payload).payments
  const options = {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  } as const
  if (mode === 'local') {
    const httpClient = Stripe.createFetchHttpClient(localFetch(payload))
    return new Stripe('sk_test_local', { ...options, maxNetworkRetries: 0, httpClient })
  }
  if (!stripe) throw new Failure('forbidden', 'This installation does not take payments.')
  return new Stripe(stripe.secretKey, { ...options, ...placeOf(apiUrl) })
}

/** Where a stand-in for Stripe answers. */
function placeOf(apiUrl: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  }
}

/** Whether Stripe says that something is not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/**
 * Asks the payment service for somebody who waits: what it cannot do now is a failure a person understands,
 * and Stripe's own words stay in the log.
 * @throws Failure `unavailable` when it does not answer or is busy
 */
export async function askStripe<Answer>(
  payload: Payload,
  ask: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(stripeOf(payload))
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    payload.logger.error({ err: error, msg: 'The payment service refused or failed' })
    throw new Failure(
      'unavailable',
      'The payment service did not answer as it should. Nothing was paid. Please try again in a minute.',
      { retryAfter: 60, cause: error },
    )
  }
}
