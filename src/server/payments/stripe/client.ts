import type { Payload } from 'payload'
import Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { environmentOf } from '../../deployment'
import { boundedHttpClient } from './bounded-http'
import { localFetch } from './local-stripe'
import { pauseOf, troubleOf } from './trouble'

/** The version of Stripe's API that the code is written for. */
export const STRIPE_API_VERSION = '2026-10-28.endive'

/**
 * Retries of a request by the SDK, after half a second: with the 10 seconds of the setting
 * `STRIPE_TIMEOUT_MS` a request has failed within 21 seconds.
 * @see docs/product/payments.md#bad-weather
 */
const RETRIES = 1

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
  if (!stripe) throw new Failure('forbidden', 'This installation does not take payments.')
  const httpClient = boundedHttpClient()
  return new Stripe(stripe.secretKey, { ...options, ...placeOf(apiUrl), httpClient })
}

/** The address of a stand-in for Stripe. */
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

/** The message when the payment service does not answer. */
const NO_ANSWER = 'The payment service did not answer as it should. Please try again in a minute.'

/**
 * Asks the payment service for somebody who waits: what it cannot do now is a failure a person understands,
 * and Stripe's own words stay in the log. `words` say more where money may have moved.
 * @throws Failure `unavailable` when it does not answer or is busy
 * @see docs/product/payments.md#bad-weather
 */
export async function askStripe<Answer>(
  payload: Payload,
  ask: (stripe: Stripe) => Promise<Answer>,
  words: string = NO_ANSWER,
): Promise<Answer> {
  try {
    return await ask(stripeOf(payload))
  } catch (error) {
    const trouble = troubleOf(error)
    if (!trouble) throw error
    payload.logger.error({ msg: 'The payment service refused or failed', stripe: trouble.words })
    throw new Failure('unavailable', words, { retryAfter: pauseOf(trouble), cause: error })
  }
}
