import { describe, expect, it } from 'vitest'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { unique } from '@/src/testing/builders'
import type { Weather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import { deliver } from '@/src/testing/setups/stripe-weather'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import {
  bought,
  count,
  expectUnavailable,
  inTime,
  json,
  owner,
  payload,
  post,
  reader,
  rowOf,
  site,
  stripe,
} from '@/src/testing/setups/paying/weather'
import type { Reader } from '@/src/testing/setups/paying/weather'
import { applyEvents } from './webhooks/apply'

const SECRET = 'sk_live_51secret'

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

const subscribe = ({ token }: Reader, slug = site.slug) =>
  post(`/v1/site/${slug}/subscriptions`, token, { plan: 'monthly' })

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
