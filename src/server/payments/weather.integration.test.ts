import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import type { StripeWeather, Weather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import { buyInWeather, deliver, weatherSettings } from '@/src/testing/setups/stripe-weather'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { applyEvents } from './webhooks/apply'

let payload: Payload
let stripe: StripeWeather
let site: TestSite
let owner: string

beforeAll(async () => {
  stripe = await startStripeWeather()
  payload = await testPayload(weatherSettings(stripe))
  site = await makeSellingSite(payload)
  owner = await makeToken(payload, site.owner)
})
afterAll(() => stripe.stop())
afterEach(() => stripe.clear())

const SECRET = 'sk_live_51secret'
const json = (body: unknown, status = 200): Weather => ({ status, body: JSON.stringify(body) })

/** All that Stripe, or what stands in front of it, may do to a request. */
const WEATHERS: readonly [string, Weather][] = [
  ['never answers', 'hang'],
  ['sends its answer byte by byte', 'drip'],
  ['sends half an answer', 'half'],
  ['closes the connection', 'close'],
  ['does it and closes the connection', 'lost'],
  ['does it and answers a page of HTML', 'lost500'],
  ['answers nothing', { status: 200, body: '' }],
  ['answers {}', json({})],
  ['answers null', json(null)],
  ['answers a list', json([])],
  ['answers HTML', { status: 200, body: '<html>Welcome to the hotel</html>' }],
  ['answers an error that is none', json({ error: 7 }, 502)],
  [
    'answers 500 with a secret',
    json({ error: { type: 'api_error', message: `Key ${SECRET}` } }, 500),
  ],
  ['refuses the key', json({ error: { message: `Invalid API Key: ${SECRET}` } }, 401)],
]

/** Longer than two attempts of 300 ms with their pause, on a busy machine. */
const BOUND = 10_000

function expectUnavailable(answer: ApiAnswer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(503)
  expect(answer.body).toMatchObject({ error: { code: 'unavailable' } })
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(JSON.stringify(answer.body)).not.toMatch(/sk_|api_error|hotel|ETIMEDOUT|ECONN/)
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const before = performance.now()
  const result = await work
  expect(performance.now() - before).toBeLessThan(BOUND)
  return result
}

type Reader = { id: string; email: string; token: string }
async function reader(): Promise<Reader> {
  const user = await makeUser(payload)
  return { ...user, token: await makeToken(payload, user.id) }
}
const post = (path: string, token: string, body?: object): Promise<ApiAnswer> =>
  callApi(payload, 'POST', path, { token, ...(body ? { body } : {}) })

const subscribe = ({ token }: Reader, slug = site.slug) =>
  post(`/v1/site/${slug}/subscriptions`, token, { plan: 'monthly' })

const count = (kind: 'customers' | 'subscriptions' | 'charges' | 'products' | 'prices'): number =>
  Object.keys(stripe.state.objects[kind]).length

const rowOf = async (id: string) =>
  (
    await payload.db.pool.query<{ status: string; plan: string; ending: boolean }>(
      `select status::text, plan_type::text as plan, cancel_at_period_end as ending
        from subscriptions where id = $1`,
      [id],
    )
  ).rows[0]

async function bought(plan: 'monthly' | 'yearly' = 'monthly') {
  const it = await buyInWeather(payload, stripe, { siteId: site.id, plan })
  return { ...it, token: await makeToken(payload, it.userId) }
}

// docs/product/payments.md#bad-weather
describe('a checkout, when Stripe', () => {
  it.each(WEATHERS)(
    '%s, says so in time, stores nothing as paid, and works the next time',
    async (_what, weather) => {
      const selling = await makeSellingSite(payload)
      const who = await reader()
      const before = count('customers')
      for (const step of [/POST .*customers/, /POST .*sessions$/]) {
        stripe.let(step, weather, 2)
        expectUnavailable(await inTime(subscribe(who, selling.slug)))
        stripe.clear()
      }
      const { rows } = await payload.db.pool.query(
        `select 1 from subscriptions where site_id = $1 union all select 1 from payments where site_id = $1
        union all select 1 from checkouts where site_id = $1 and status = 'complete'`,
        [selling.id],
      )
      expect(rows).toEqual([])
      expect((await subscribe(who, selling.slug)).status).toBe(200)
      expect(count('customers')).toBe(before + 1)
    },
  )

  it('is busy, says when to come back', async () => {
    const body = JSON.stringify({ error: { type: 'invalid_request_error', message: 'Slow down' } })
    stripe.let(/POST/, { status: 429, body, headers: { 'retry-after': '17' } })
    const answer = await subscribe(await reader())
    expectUnavailable(answer)
    expect(answer.headers.get('retry-after')).toBe('17')
  })

  it('fails once, is opened all the same', async () => {
    stripe.let(/POST .*sessions/, json({ error: { type: 'api_error' } }, 500), 1)
    expect((await subscribe(await reader())).status).toBe(200)
  })

  it('keeps its own error for the key, is opened with another one', async () => {
    const body = JSON.stringify({ error: { type: 'api_error' } })
    const kept = { status: 500, body, headers: { 'idempotent-replayed': 'true' } }
    stripe.let(/customers/, kept, 2)
    expect((await subscribe(await reader())).status).toBe(200)
  })
})

type Ask = (paid: Awaited<ReturnType<typeof bought>>) => Promise<ApiAnswer>

/** What can be asked about a subscription that is paid for: who asks for what, and where it fails. */
type Wish = {
  name: string
  on: RegExp
  /** What happened before, in fair weather. */
  first?: Ask
  ask: Ask
  /** What is stored once it was answered. */
  then?: object
}
const cancel: Ask = ({ id, token }) =>
  post('/v1/manage/cancellations', token, { subscriptionId: id })

const WISHES: Wish[] = [
  {
    name: 'cancelling',
    on: /POST .*subscriptions/,
    ask: cancel,
    then: { status: 'active', ending: true },
  },
  {
    name: 'keeping',
    on: /POST .*subscriptions/,
    first: cancel,
    ask: ({ id, token }) => post('/v1/manage/resumptions', token, { subscriptionId: id }),
    then: { status: 'active', ending: false },
  },
  {
    name: 'a change of plan',
    on: /POST .*subscriptions/,
    ask: ({ id, token }) =>
      post('/v1/manage/plan-changes', token, { subscriptionId: id, plan: 'yearly' }),
    then: { status: 'active', plan: 'yearly' },
  },
  {
    name: 'the preview of a change',
    on: /create_preview/,
    ask: ({ id, token }) =>
      post('/v1/manage/plan-change-previews', token, { subscriptionId: id, plan: 'yearly' }),
  },
  {
    name: 'the billing page',
    on: /billing_portal/,
    ask: ({ token }) => post('/v1/manage/billing-portal-sessions', token),
  },
  {
    name: 'removing a paying subscriber at once',
    on: /DELETE .*subscriptions/,
    ask: ({ id }) =>
      post(`/v1/manage/${site.slug}/subscribers/${id}/removal`, owner, { at: 'now' }),
    then: { status: 'canceled' },
  },
  {
    name: 'removing a paying subscriber with the period',
    on: /POST .*subscriptions/,
    ask: ({ id }) =>
      post(`/v1/manage/${site.slug}/subscribers/${id}/removal`, owner, { at: 'period_end' }),
    then: { status: 'active', ending: true },
  },
]

describe.each(WISHES)('$name', ({ on, first, ask, then }) => {
  it.each(['hang', 'half', 'lost'] as const)(
    'fails in time when Stripe answers "%s", leaves the row, and is done once when asked again',
    async (weather) => {
      const paid = await bought()
      await first?.(paid)
      const before = await rowOf(paid.id)
      const [subscriptions, charges] = [count('subscriptions'), count('charges')]
      stripe.let(on, weather, 2)
      expectUnavailable(await inTime(ask(paid)))
      expect(await rowOf(paid.id)).toEqual(before)
      stripe.clear()
      const again = await ask(paid)
      expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
      expect(await rowOf(paid.id)).toMatchObject(then ?? before ?? {})
      expect(count('subscriptions')).toBe(subscriptions)
      expect(count('charges') - charges).toBeLessThanOrEqual(1)
    },
  )
})

describe('others that ask Stripe', () => {
  it.each(['hang', 'half', 'lost'] as const)(
    'fail in time and can be asked again: %s',
    async (weather) => {
      const gift = { plan: 'monthly', recipientEmail: `${unique('friend')}@example.com` }
      const code = unique('CODE').replace(/[^A-Za-z0-9]/g, '')
      const who = await reader()
      const coupon = { code, percentOff: 10, duration: 'once' }
      expect((await post(`/v1/manage/${site.slug}/coupons`, owner, coupon)).status).toBe(201)
      const wishes: [RegExp, () => Promise<ApiAnswer>][] = [
        [/POST .v1.checkout.sessions$/, () => post(`/v1/site/${site.slug}/gifts`, who.token, gift)],
        [
          /coupons/,
          () =>
            post(`/v1/site/${site.slug}/subscriptions`, who.token, {
              plan: 'monthly',
              coupon: code,
            }),
        ],
        [
          /POST .v1.checkout.sessions$/,
          () => post(`/v1/manage/${site.slug}/app-subscriptions`, owner, { plan: 'standard' }),
        ],
      ]
      for (const [on, ask] of wishes) {
        stripe.let(on, weather, 2)
        expectUnavailable(await inTime(ask()))
        stripe.clear()
        const again = await ask()
        expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
      }
    },
  )
})

describe('the worker', () => {
  it('stops asking while Stripe is away, loses nothing, and goes on when it is back', async () => {
    await applyEvents(payload)
    const paid = await Promise.all([bought(), bought(), bought(), bought(), bought()])
    for (const { stripeId } of paid) stripe.simulator.cancelNow(stripeId)
    await deliver(payload, stripe)
    stripe.let(/./, 'close')
    stripe.asked.length = 0
    expect(await applyEvents(payload)).toBeLessThanOrEqual(3)
    expect(stripe.asked.length).toBeLessThanOrEqual(6)
    expect(await applyEvents(payload)).toBe(0)
    const { rows } = await payload.db.pool.query<{ tried: number; later: boolean; error: string }>(
      `select max(attempts) as tried, bool_and(next_attempt_at > now()) as later,
        max(error) as error from stripe_events where applied_at is null`,
    )
    expect(rows).toMatchObject([{ tried: 1, later: true }])
    expect(rows[0]?.error).toMatch(/^StripeConnectionError/)
    stripe.clear()
    await payload.db.pool.query('update stripe_events set next_attempt_at = now()')
    await applyEvents(payload)
    for (const { id } of paid) expect(await rowOf(id)).toMatchObject({ status: 'canceled' })
  })

  it('comes back when Stripe says', async () => {
    const paid = await bought()
    stripe.simulator.cancelNow(paid.stripeId)
    await deliver(payload, stripe)
    const busy = {
      status: 429,
      body: '{"error":{"message":"Slow"}}',
      headers: { 'retry-after': '600' },
    }
    stripe.let(/./, busy)
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<{ seconds: number }>(
      `select extract(epoch from max(next_attempt_at) - now())::int as seconds
        from stripe_events where applied_at is null and attempts > 0`,
    )
    expect(rows[0]?.seconds).toBeGreaterThan(500)
    stripe.clear()
    await payload.db.pool.query('update stripe_events set next_attempt_at = now()')
    await applyEvents(payload)
    expect(await rowOf(paid.id)).toMatchObject({ status: 'canceled' })
  })

  it('keeps what no key may be read from', async () => {
    const id = unique('evt')
    await payload.db.pool.query(
      `insert into stripe_events (id, mode, type, subject, created_at)
        values ($1, 'test', 'account.updated', 'account:acct_1', now())`,
      [id],
    )
    stripe.let(/accounts/, json({ error: { message: `Invalid API Key: ${SECRET}` } }, 401))
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<{ error: string }>(
      'select error from stripe_events where id = $1',
      [id],
    )
    expect(rows[0]?.error).toContain('Invalid API Key')
    expect(rows[0]?.error).not.toContain(SECRET)
  })

  it('tells apart a free subscription, for which Stripe is not asked at all', async () => {
    const who = await reader()
    const id = await addSubscription(payload, site.id, who.id)
    stripe.let(/./, 'hang')
    expect((await post('/v1/manage/cancellations', who.token, { subscriptionId: id })).status).toBe(
      200,
    )
    expect(stripe.asked).toEqual([])
  })
})
