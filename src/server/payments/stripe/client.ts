import type { Payload } from 'payload'
import Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { environmentOf } from '../../deployment'
import { boundedHttpClient } from './bounded-http'
import { localFetch } from './local-stripe'
import { getRetryDelay, classifyStripeError } from './trouble'

/** The version of Stripe's API that the code is written for. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/**
 * Retries of a request by the SDK, after half a second: with a timeout of 10 seconds (`STRIPE_TIMEOUT_MS`)
 * a request fails within 21 seconds.
 * @see docs/product/payments.md#bad-weather
 */
const RETRIES = 1

const clients = new WeakMap<object, Stripe>()

/**
 * Returns the client of the payment service: Stripe, or the simulated one of the local test mode.
 * @throws Failure `forbidden` where nothing is sold
 * @see docs/product/payments.md#modes
 */
export function getStripe(payload: Payload): Stripe {
  const known = clients.get(payload.config)
  if (known) return known
  const client = createClient(payload)
  clients.set(payload.config, client)
  return client
}

function createClient(payload: Payload): Stripe {
  const { mode, stripe, apiUrl, timeout } = environmentOf(payload).payments
  const options = {
    apiVersion: STRIPE_API_VERSION,
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  } as const
  if (mode === 'local') {
    const httpClient = Stripe.createFetchHttpClient(localFetch(payload))
    return new Stripe('sk_test_local', { ...options, maxNetworkRetries: 0, httpClient })
  }
  if (!stripe) throw new Failure('forbidden', 'This installation does not accept payments.')
  const httpClient = boundedHttpClient()
  return new Stripe(stripe.secretKey, { ...options, ...placeOf(apiUrl), httpClient })
}

/** Parses the URL of a Stripe substitute. */
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

/** Returns whether Stripe reports a missing object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

/** Message when the payment service does not respond. */
const NO_ANSWER = 'The payment service returned an error. Please try again in a minute.'

/**
 * Sends a request to the payment service on behalf of a waiting user: converts errors to failures that a
 * user understands, and logs Stripe's own message. `words` replaces the message where money may have moved.
 * @throws Failure `unavailable` when it does not respond or is busy
 * @see docs/product/payments.md#bad-weather
 */
export async function callStripe<Answer>(
  payload: Payload,
  ask: (stripe: Stripe) => Promise<Answer>,
  words: string = NO_ANSWER,
): Promise<Answer> {
  try {
    return await ask(getStripe(payload))
  } catch (error) {
    const trouble = classifyStripeError(error)
    if (!trouble) throw error
    payload.logger.error({ msg: 'The payment service refused or failed', stripe: trouble.words })
    throw new Failure('unavailable', words, { retryAfter: getRetryDelay(trouble), cause: error })
  }
}
