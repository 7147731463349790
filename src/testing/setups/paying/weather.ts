import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import type { StripeWeather, Weather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import { buyInWeather, weatherSettings } from '@/src/testing/setups/stripe-weather'

/** The product on a separate database for this test file. */
export let payload: Payload

/** Its simulated Stripe. */
export let stripe: StripeWeather

/** A site that sells its plans. */
export let site: TestSite

/** The token of its owner. */
export let owner: string

beforeAll(async () => {
  stripe = await startStripeWeather()
  payload = await testPayload(weatherSettings(stripe))
  site = await makeSellingSite(payload)
  owner = await makeToken(payload, site.owner)
})
afterAll(() => stripe.stop())
afterEach(() => stripe.clear())

/** A JSON response. */
export const json = (body: unknown, status = 200): Weather => ({
  status,
  body: JSON.stringify(body),
})

/** Timeout in milliseconds: longer than two attempts of 300 ms with their pause, on a busy machine. */
const BOUND = 10_000

/**
 * Expects the response of a Stripe outage, with the time of a retry, and without details of the failure.
 */
export function expectUnavailable(answer: ApiAnswer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(503)
  expect(answer.body).toMatchObject({ error: { code: 'unavailable' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(answer.body)).not.toMatch(/sk_|api_error|hotel|ETIMEDOUT|ECONN/)
}

/** Waits for work that must end within the timeout. */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const before = performance.now()
  const result = await work
  expect(performance.now() - before).toBeLessThan(BOUND)
  return result
}

/** A signed-in user. */
export type Reader = { id: string; email: string; token: string }

/** Creates a signed-in user. */
export async function reader(): Promise<Reader> {
  const user = await makeUser(payload)
  return { ...user, token: await makeToken(payload, user.id) }
}

/** Sends a POST request with the given token. */
export const post = (path: string, token: string, body?: object): Promise<ApiAnswer> =>
  callApi(payload, 'POST', path, { token, ...(body ? { body } : {}) })

/** The number of objects at Stripe. */
export const count = (
  kind: 'customers' | 'subscriptions' | 'charges' | 'products' | 'prices',
): number => Object.keys(stripe.state.objects[kind]).length

/** The stored row of a subscription. */
export const rowOf = async (id: string) =>
  (
    await payload.db.pool.query<{ status: string; plan: string; ending: boolean }>(
      `select status::text, plan_type::text as plan, cancel_at_period_end as ending
        from subscriptions where id = $1`,
      [id],
    )
  ).rows[0]

/** A plan that was bought while Stripe worked. */
export async function bought(plan: 'monthly' | 'yearly' = 'monthly') {
  const it = await buyInWeather(payload, stripe, { siteId: site.id, plan })
  return { ...it, token: await makeToken(payload, it.userId) }
}
