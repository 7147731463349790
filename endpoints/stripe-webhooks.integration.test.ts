import { request as httpRequest } from 'node:http'
import Stripe from 'stripe'
import { afterAll, describe, expect, it } from 'vitest'
import { applyEvents } from '@/src/server/payments/webhooks/apply'
import { unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startProductServer } from '@/src/testing/servers/product-server'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import type { StripeWeather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import type { Bought } from '@/src/testing/setups/payments'
import { buyInWeather, weatherSettings } from '@/src/testing/setups/stripe-weather'

const stripe: StripeWeather = await startStripeWeather()
const payload = await testPayload(weatherSettings(stripe))
const product = await startProductServer(payload)
afterAll(() => {
  product.stop()
  stripe.stop()
})

const HOST = process.env['ROOT_DOMAIN'] ?? 'localhost:3000'
const now = (): number => Math.floor(Date.now() / 1000)

type Sent = { body: string; headers?: Record<string, string>; method?: string; signedAt?: number }

/** Sends a webhook over HTTP, as Stripe does; gives the status of the answer. */
function send({ body, headers = {}, method = 'POST', signedAt = now() }: Sent): Promise<number> {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: 'whsec_weather',
    timestamp: signedAt,
  })
  const sent = {
    host: HOST,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'stripe-signature': signature,
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      `${product.url}/api/stripe/webhook`,
      { method, headers: sent },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}

const eventOf = (object: object, type = 'customer.subscription.updated', id = unique('evt')) =>
  JSON.stringify({ id, object: 'event', type, created: now(), livemode: false, data: { object } })

async function count(sql: string, values: unknown[] = []): Promise<number> {
  const { rows } = await payload.db.pool.query<{ n: number }>(sql, values)
  return rows[0]?.n ?? -1
}
const storedEvents = (): Promise<number> => count('select count(*)::int as n from stripe_events')

// docs/product/payments.md#webhooks
describe('a thousand webhooks at once, over HTTP', () => {
  it('are all taken, stored once each, and lead to what Stripe says', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const bought: Bought[] = []
    for (let number = 0; number < 8; number += 1) {
      bought.push(await buyInWeather(payload, stripe, { siteId }))
    }
    const [ended, ending, ...running] = bought
    stripe.simulator.cancelNow(ended?.stripeId ?? '')
    stripe.simulator.cancelAtPeriodEnd(ending?.stripeId ?? '', true)
    stripe.simulator.takeEvents()
    const before = await storedEvents()
    // Every event comes twice, out of order, and each tells a lie about its state.
    const events = Array.from({ length: 500 }, (_, at) =>
      eventOf({ id: bought[at % bought.length]?.stripeId, status: 'incomplete' }),
    )
    const answers = await Promise.all(
      [...events, ...events.toReversed()].map((body) => send({ body })),
    )
    expect(answers).toHaveLength(1_000)
    expect(new Set(answers)).toEqual(new Set([200]))
    expect((await storedEvents()) - before).toBe(500)
    stripe.asked.length = 0
    await applyEvents(payload)
    expect(stripe.asked.length).toBeLessThanOrEqual(bought.length)
    const { rows } = await payload.db.pool.query<{ id: string; status: string; ending: boolean }>(
      `select id, status::text, cancel_at_period_end as ending from subscriptions
        where site_id = $1`,
      [siteId],
    )
    const stateOf = (id: string | undefined) => rows.find((row) => row.id === id)
    expect(stateOf(ended?.id)).toMatchObject({ status: 'canceled' })
    expect(stateOf(ending?.id)).toMatchObject({ status: 'active', ending: true })
    for (const { id } of running) {
      expect(stateOf(id)).toMatchObject({ status: 'active', ending: false })
    }
    // The pool is what it was: nothing is left waiting for a connection.
    const { pool } = payload.db
    expect({ waiting: pool.waitingCount, isBounded: pool.totalCount <= 10 }).toEqual({
      waiting: 0,
      isBounded: true,
    })
  })
})

describe('a webhook over HTTP', () => {
  it.each<[string, () => Sent, number]>([
    ['that is signed by somebody else', () => forged('t=1,v1=00'), 400],
    ['without a signature', () => forged(''), 400],
    ['signed an hour ago', () => ({ body: eventOf({}), signedAt: now() - 3_600 }), 400],
    ['larger than any event', () => ({ body: eventOf({ id: 'x'.repeat(1_100_000) }) }), 413],
  ])('%s is refused and not stored', async (_what, sent, status) => {
    const before = await storedEvents()
    expect(await send(sent())).toBe(status)
    expect(await storedEvents()).toBe(before)
  })
  const forged = (signature: string): Sent => ({
    body: eventOf({ id: unique('sub') }),
    headers: { 'stripe-signature': signature },
  })

  it.each([
    ['is no JSON', () => `event=${unique('one')}`],
    ['names an object by a number', () => eventOf({ id: 7 })],
    ['names an object by a statement', () => eventOf({ id: "sub_'; drop table users; --" })],
    ['names an object by a path', () => eventOf({ id: '../accounts/acct_1' })],
  ])('that is signed and %s is refused, and kept once for the operator', async (_what, bodyOf) => {
    const body = bodyOf()
    const before = await storedEvents()
    for (let time = 0; time < 2; time += 1) expect(await send({ body })).toBe(400)
    expect((await storedEvents()) - before).toBe(1)
  })

  it('of 300 KB is taken: invoices of many lines are large', async () => {
    expect(await send({ body: eventOf({ id: 'sub_large', note: 'x'.repeat(300_000) }) })).toBe(200)
  })

  it('is taken with another content type: its signature says whose it is', async () => {
    const headers = { 'content-type': 'text/plain' }
    expect(await send({ body: eventOf({ id: 'sub_plain' }), headers })).toBe(200)
  })

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('is not taken by %s', async (method) => {
    const before = await storedEvents()
    expect(await send({ body: eventOf({ id: 'sub_other' }), method })).toBeGreaterThanOrEqual(400)
    expect(await storedEvents()).toBe(before)
  })

  it('about what is not there, or is not ours, changes nothing', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const { id, stripeId } = await buyInWeather(payload, stripe, { siteId })
    const subscriptions = 'select count(*)::int as n from subscriptions'
    const before = await count(subscriptions)
    const object = stripe.state.objects.subscriptions[stripeId]?.object
    const other = await makeSellingSite(payload)
    // The site that an event names is ignored: the object is read from Stripe.
    const lie = { ...object, metadata: { ...object?.metadata, site: other.id } }
    for (const body of [
      eventOf(lie),
      eventOf({ id: 'sub_nobody' }),
      eventOf({ id: 'in_nobody' }, 'invoice.paid'),
    ]) {
      expect(await send({ body })).toBe(200)
    }
    await applyEvents(payload)
    expect(await count(subscriptions)).toBe(before)
    const ofSite = 'select count(*)::int as n from subscriptions where id = $1 and site_id = $2'
    expect(await count(ofSite, [id, siteId])).toBe(1)
  })
})
