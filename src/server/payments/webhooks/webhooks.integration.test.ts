import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { webhookEndpoints } from '@/endpoints/stripe-webhooks'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { unique } from '@/src/testing/builders'
import { withSimulator } from '../stripe/local-stripe'
import { getStripe } from '../stripe/client'
import { applyEvents } from './apply'
import { receiveEvent, webhookSecret } from './receive'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })

type Hint = { id?: string; type?: string; object?: object; created?: number }

/** An event as Stripe sends it. */
const bodyOf = ({
  id = unique('evt'),
  type = 'customer.subscription.updated',
  object = { id: unique('sub') },
  created = Math.floor(Date.now() / 1000),
}: Hint): string =>
  JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } })

const sign = (body: string, timestamp = Math.floor(Date.now() / 1000)): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: webhookSecret(payload) ?? '',
    timestamp,
  })

const send = (body: string, signature: string | null = sign(body)) =>
  receiveEvent(payload, body, signature)

async function stored(id: string): Promise<{ subject: string | null; waits: boolean }[]> {
  const { rows } = await payload.db.pool.query<{ subject: string | null; waits: boolean }>(
    'select subject, applied_at is null as waits from stripe_events where id = $1',
    [id],
  )
  return rows
}

async function statusOf(stripeId: string): Promise<string | undefined> {
  const { rows } = await payload.db.pool.query<{ status: string }>(
    'select status::text from subscriptions where stripe_subscription_id = $1',
    [stripeId],
  )
  return rows[0]?.status
}

// docs/product/payments.md#webhooks
describe('a webhook', () => {
  it('is stored once, however often it comes', async () => {
    const id = unique('evt')
    const body = bodyOf({ id, object: { id: 'sub_again' } })
    for (let count = 0; count < 3; count += 1) expect(await send(body)).toBe('stored')
    expect(await stored(id)).toEqual([{ subject: 'subscription:sub_again', waits: true }])
  })

  it.each<[string, (body: string) => string | null]>([
    ['without a signature', () => null],
    ['signed with another secret', (body: string) => signedBy('whsec_other', body)],
    ['signed for another body', () => sign('{}')],
    ['signed long ago', (body: string) => sign(body, Math.floor(Date.now() / 1000) - 3600)],
    ['with a signature that is none', () => 't=now,v1=x'],
  ])('%s is refused and not stored', async (_how, signature) => {
    const id = unique('evt')
    const body = bodyOf({ id })
    expect(await send(body, signature(body))).toBe('forged')
    expect(await stored(id)).toEqual([])
  })

  it('that nothing depends on is stored as done', async () => {
    const id = unique('evt')
    await send(bodyOf({ id, type: 'balance.available', object: { object: 'balance' } }))
    expect(await stored(id)).toEqual([{ subject: null, waits: false }])
  })

  it('is answered by its endpoint: 200 when stored, 400 when forged', async () => {
    const [endpoint] = webhookEndpoints
    const body = bodyOf({})
    const answer = async (headers: Record<string, string>) => {
      const request = new Request('http://localhost/api/stripe/webhook', {
        method: 'POST',
        body,
        headers,
      })
      const req = Object.assign(request, { payload })
      return (await endpoint?.handler(req as never))?.status
    }
    expect(await answer({ 'stripe-signature': sign(body) })).toBe(200)
    expect(await answer({ 'stripe-signature': 'forged' })).toBe(400)
    expect(await answer({})).toBe(400)
  })
})

const signedBy = (secret: string, body: string): string => {
  const at = Math.floor(Date.now() / 1000)
  const mac = createHmac('sha256', secret)
    .update(`${String(at)}.${body}`)
    .digest('hex')
  return `t=${String(at)},v1=${mac}`
}

describe('applying webhooks', () => {
  it('reads what they name again: a late or made-up state changes nothing', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const { stripeId } = await buyPlan(payload, siteId)
    const lie = { id: stripeId, status: 'canceled', metadata: {} }
    await send(bodyOf({ type: 'customer.subscription.deleted', object: lie }))
    await applyEvents(payload)
    expect(await statusOf(stripeId)).toBe('active')
  })

  it('reads the same thing once for a thousand events', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const { stripeId } = await buyPlan(payload, siteId)
    await applyEvents(payload)
    const bodies = Array.from({ length: 1_000 }, () => bodyOf({ object: { id: stripeId } }))
    await Promise.all(bodies.map((body) => send(body)))
    expect(await applyEvents(payload)).toBe(1)
  })

  it('leaves subscriptions of other products on the account alone', async () => {
    const stripe = getStripe(payload)
    const customer = await stripe.customers.create({ email: 'other@example.com' })
    const product = await stripe.products.create({ name: 'Something else' })
    const price = await stripe.prices.create({
      product: product.id,
      currency: 'usd',
      unit_amount: 100,
      recurring: { interval: 'month' },
    })
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: 'https://example.com/',
      subscription_data: { metadata: { kind: 'subscription', site: 'theirs' } },
    })
    const count = async () =>
      (await payload.db.pool.query<{ n: number }>('select count(*)::int n from subscriptions'))
        .rows[0]?.n
    const before = await count()
    await withSimulator(payload, (simulator) =>
      simulator.payCheckout(session.id, '4242424242424242'),
    )
    await applyEvents(payload)
    expect(await count()).toBe(before)
  })

  it('goes on with the others when one fails, and tries that one again later', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const bad = unique('evt')
    // An account that the payment service refuses to tell of.
    await send(bodyOf({ id: bad, type: 'account.updated', object: { id: 'acct_nobody' } }))
    const { stripeId } = await buyPlan(payload, siteId)
    expect(await statusOf(stripeId)).toBe('active')
    expect(await stored(bad)).toEqual([{ subject: 'account:acct_nobody', waits: true }])
    const { rows } = await payload.db.pool.query<{ attempts: number; isLater: boolean }>(
      `select attempts, next_attempt_at > now() as "isLater" from stripe_events where id = $1`,
      [bad],
    )
    expect(rows).toEqual([{ attempts: 1, isLater: true }])
  })

  it('ends what is not there any more', async () => {
    const { id: siteId } = await makeSellingSite(payload)
    const { id, stripeId } = await buyPlan(payload, siteId)
    await payload.db.pool.query(
      `update subscriptions set stripe_subscription_id = $2 where id = $1`,
      [id, `${stripeId}x`],
    )
    await send(bodyOf({ object: { id: `${stripeId}x` } }))
    await applyEvents(payload)
    expect(await statusOf(`${stripeId}x`)).toBe('canceled')
  })
})

// docs/product/payments.md#webhooks
describe('a signed webhook of a wrong shape', () => {
  const good = JSON.parse(bodyOf({})) as Record<string, unknown>
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['no JSON', '{"id":'],
    ['no data', JSON.stringify({ ...good, data: undefined })],
    ['an object that is none', JSON.stringify({ ...good, data: { object: null } })],
    ['an id that is none', JSON.stringify({ ...good, id: { a: 1 } })],
    ['an id that cannot be stored', JSON.stringify({ ...good, id: 'evt_\0' })],
    [
      'a subject that cannot be stored',
      JSON.stringify({ ...good, data: { object: { id: '\0' } } }),
    ],
    ['a time that is none', JSON.stringify({ ...good, created: 1e300 })],
    ['an event of another version', JSON.stringify({ object: 'v2.core.event', id: 'evt_2' })],
  ])('(%s) is answered with 400 and stored for a look', async (_, body) => {
    await payload.db.pool.query('delete from stripe_events')
    const request = new Request('http://localhost/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': sign(body) },
    })
    const handler = webhookEndpoints[0]?.handler
    const answer = await handler?.(Object.assign(request, { payload }) as never)
    expect(answer?.status).toBe(400)
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      'select type, error, subject, applied_at is not null as "isDone" from stripe_events',
    )
    expect(rows).toMatchObject([{ type: 'malformed', subject: null, isDone: true }])
    expect(String(rows[0]?.['error'])).toContain(body.slice(0, 20).replaceAll('\0', '\uFFFD'))
  })
})
