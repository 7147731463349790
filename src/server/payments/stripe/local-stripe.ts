import type { Payload } from 'payload'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { emptyState, SimulatorError, StripeSimulator } from '@/src/stripe-simulator/simulator'
import type { SimulatorState } from '@/src/stripe-simulator/simulator'
import { deploymentOf } from '../../deployment'
import { modeOf } from './identity'
import { receiveEvents } from '../webhooks/local-delivery'

const READ = 'select state from payment_test_state for update'
const FIRST = 'insert into payment_test_state (state) values ($1) on conflict (is_only) do nothing'
const WRITE = 'update payment_test_state set state = $1, updated_at = now()'

/**
 * Runs work with the simulated Stripe of the local test mode. Locks its state, a single row, meanwhile;
 * sends new events to the product's own webhook once it is stored.
 * @see docs/product/payments.md#test-mode
 */
export async function withSimulator<Result>(
  payload: Payload,
  work: (simulator: StripeSimulator) => Result,
): Promise<Result> {
  const { outcome, events } = await inLockedState(payload, (simulator) => ({
    outcome: attempt(() => work(simulator)),
    events: simulator.takeEvents(),
  }))
  await receiveEvents(payload, events)
  if ('refusal' in outcome) throw outcome.refusal
  return outcome.result
}

/** The time at the payment service: that of the local test mode can be moved on. */
export const timeAtStripe = async (payload: Payload): Promise<Date> =>
  modeOf(payload) === 'local' ? withSimulator(payload, (simulator) => simulator.now()) : new Date()

/** Runs the work of a page; the effects of a refused one stay: a declined card was tried. */
function attempt<Result>(work: () => Result): { result: Result } | { refusal: SimulatorError } {
  try {
    return { result: work() }
  } catch (error) {
    if (error instanceof SimulatorError) return { refusal: error }
    throw error
  }
}

async function inLockedState<Result>(
  payload: Payload,
  work: (simulator: StripeSimulator) => Result,
): Promise<Result> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    const before = await readLocked(client)
    const state = JSON.parse(before) as SimulatorState
    const result = work(new StripeSimulator(state, placesOf(payload)))
    const after = JSON.stringify(state)
    // Most requests only read, such as the time.
    if (after !== before) await client.query(WRITE, [after])
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

type Client = Pick<Payload['db']['pool'], 'query'>

/** The state as it is stored, locked until the transaction ends; the first time, an empty one. */
async function readLocked(client: Client): Promise<string> {
  const read = async () => (await client.query<{ state: string }>(READ)).rows[0]?.state
  const stored = await read()
  if (stored !== undefined) return stored
  const empty = JSON.stringify(emptyState())
  await client.query(FIRST, [empty])
  return (await read()) ?? empty
}

function placesOf(payload: Payload): ConstructorParameters<typeof StripeSimulator>[1] {
  const deployment = deploymentOf(payload)
  return {
    now: () => new Date(),
    checkoutUrl: (id) => accountUrl(deployment, `/test-checkout/${id}`),
    portalUrl: (id) => accountUrl(deployment, `/test-portal/${id}`),
    accountUrl: (id) => accountUrl(deployment, `/test-account/${id}`),
  }
}

/** A `fetch` that the simulated Stripe answers. */
export const localFetch =
  (payload: Payload): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const {
      status,
      headers: answered,
      body,
    } = await withSimulator(payload, (simulator) =>
      simulator.respond({
        method: init?.method ?? 'GET',
        path: `${url.pathname}${url.search}`,
        body: typeof init?.body === 'string' ? init.body : '',
        headers,
      }),
    )
    return new Response(body, { status, headers: answered })
  }
