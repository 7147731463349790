import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'

const payload = await testPayload({ LIMITS_FACTOR: '100' })

async function asOwner(site: TestSite) {
  const token = await makeToken(payload, site.owner)
  return (method: string, path: string, body?: unknown) =>
    callApi(payload, method, `/v1/manage/${site.slug}/${path}`, { token, body })
}
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
const address = (): string => `${unique('reader')}@example.com`
const subscriberIn = (body: unknown): SubscriberDetails =>
  SCHEMAS.getSubscriber.answer.parse(body).subscriber

// docs/product/kitchen.md#subscribers
describe('the list of subscribers', () => {
  it('is filtered by plan, state and source, ordered, and saved as CSV as it is listed', async () => {
    const site = await makeSite(payload)
    const call = await asOwner(site)
    const add = async (displayName: string, columns: object) => {
      const user = await makeUser(payload, { displayName, email: address() })
      await addSubscription(payload, site.id, user.id, { ...columns })
      return user.email
    }
    const free = await add('Cleo', {})
    const paid = await add('=1+1', {
      ...{ plan_type: 'monthly', source: 'payment', price_amount_cents: 450, currency: 'JPY' },
    })
    const given = await add('Ada', {
      ...{ plan_type: 'yearly', source: 'complimentary', current_period_end: day(9) },
    })
    const gone = await add('Dora', { status: 'canceled' })
    const over = await add('Ella', { plan_type: 'yearly', current_period_end: day(-1) })
    const found = async (query: string) => {
      const { body } = await call('GET', `subscribers?${query}`)
      const { subscribers, total } = SCHEMAS.listSubscribers.answer.parse(body)
      expect(total).toBe(subscribers.length)
      return subscribers.map(({ email }) => email)
    }
    expect(await found('orderBy=oldest')).toEqual([free, paid, given])
    expect(await found('plan=paid&orderBy=oldest')).toEqual([paid, given])
    expect(await found('plan=free')).toEqual([free])
    expect(await found('state=ended&orderBy=oldest')).toEqual([gone, over])
    expect(await found('source=complimentary')).toEqual([given])
    expect(await found('orderBy=name')).toEqual([paid, given, free])
    expect((await call('GET', 'subscribers?plan=gold')).status).toBe(422)
    const { body } = await call('GET', 'subscriber-lists?plan=paid&orderBy=oldest')
    const [head, first, ...others] = String(body).trim().split('\r\n')
    expect(head).toBe(
      'email,name,plan,status,source,subscribed_at,until,receives_newsletter,price,currency,tags',
    )
    expect(first).toContain(`${paid},'=1+1,monthly,active,payment,`)
    expect(first).toMatch(/,true,450,JPY,$/)
    expect(others).toHaveLength(1)
  })
})

// docs/product/subscriptions.md#added-by-hand
describe('a subscriber who is added by hand', () => {
  it('reads for free, or everything until a day or without end', async () => {
    const call = await asOwner(await makeSite(payload))
    const add = async (body: object) => call('POST', 'subscribers', body)
    const email = address()
    const made = await add({ email, plan: 'free', note: 'From the market' })
    expect(made.status).toBe(201)
    expect(subscriberIn(made.body)).toMatchObject({
      ...{ email, planType: 'free', status: 'active', note: 'From the market' },
      history: [{ kind: 'started' }],
    })
    expect((await add({ email, plan: 'free' })).status).toBe(409)
    const until = day(30)
    const given = subscriberIn((await add({ email, plan: 'complimentary', until })).body)
    expect(given).toMatchObject({ source: 'complimentary', currentPeriodEnd: until })
    const forever = subscriberIn((await add({ email, plan: 'complimentary', until: null })).body)
    expect(forever).toMatchObject({ currentPeriodEnd: null, id: given.id })
    expect((await add({ email: address(), plan: 'complimentary', until: day(-1) })).status).toBe(
      422,
    )
    expect((await add({ email: 'nobody', plan: 'free' })).status).toBe(422)
  })

  it('is not brought back for mails after having left', async () => {
    const call = await asOwner(await makeSite(payload))
    const email = address()
    const { id } = subscriberIn((await call('POST', 'subscribers', { email, plan: 'free' })).body)
    const removal = `subscribers/${id}/removal`
    expect(subscriberIn((await call('POST', removal, { at: 'now' })).body).status).toBe('canceled')
    expect((await call('POST', removal, { at: 'now' })).status).toBe(409)
    expect((await call('POST', 'subscribers', { email, plan: 'free' })).status).toBe(409)
    const { body } = await call('POST', 'subscribers', { email, plan: 'complimentary' })
    expect(subscriberIn(body)).toMatchObject({ status: 'active', receivesNewsletter: false })
  })

  it('of another site is not found, noted or removed', async () => {
    const other = await asOwner(await makeSite(payload))
    const { body } = await other('POST', 'subscribers', { email: address(), plan: 'free' })
    const { id } = subscriberIn(body)
    const call = await asOwner(await makeSite(payload))
    for (const [method, path, sent] of [
      ['GET', `subscribers/${id}`],
      ['GET', `subscribers/${id}/payments`],
      ['PUT', `subscribers/${id}`, { note: 'x' }],
      ['POST', `subscribers/${id}/removal`, { at: 'now' }],
    ] as const) {
      expect((await call(method, path, sent)).status, `${method} ${path}`).toBe(404)
    }
  })
})

// docs/product/payments.md#revenue
describe('a reader who pays', () => {
  it('counts in the revenue, is listed with payments, and ends at the payment service', async () => {
    const site = await makeSellingSite(payload)
    const call = await asOwner(site)
    const monthly = await buyPlan(payload, site.id)
    await buyPlan(payload, site.id, { plan: 'yearly' })
    const revenue = async () => (await call('GET', 'revenue')).body
    expect(await revenue()).toEqual({
      revenue: [
        { currency: 'USD', mrrCents: 500 + 417, paying: 2, started: 2, ended: 0, failed: 0 },
      ],
    })
    const { body } = await call('GET', `subscribers/${monthly.id}/payments`)
    expect(body).toMatchObject({
      payments: [{ amountCents: 500, currency: 'USD', status: 'paid' }],
    })
    const removal = `subscribers/${monthly.id}/removal`
    const ending = subscriberIn((await call('POST', removal, { at: 'period_end' })).body)
    expect(ending).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
    const refused = await call('POST', 'subscribers', {
      email: ending.email,
      plan: 'complimentary',
    })
    expect(refused.status).toBe(409)
    expect(subscriberIn((await call('POST', removal, { at: 'now' })).body).status).toBe('canceled')
    expect(await revenue()).toMatchObject({ revenue: [{ mrrCents: 417, paying: 1, ended: 1 }] })
  })

  it('is the owner’s: editors see neither payments nor revenue, and change notes alone', async () => {
    const site = await makeSellingSite(payload)
    const { id } = await makeUser(payload)
    await payload.update({ collection: 'sites', id: site.id, data: { editors: [id] } })
    const token = await makeToken(payload, id)
    const ask = (method: string, path: string, body?: unknown) =>
      callApi(payload, method, `/v1/manage/${site.slug}/${path}`, { token, body })
    const reader = await buyPlan(payload, site.id)
    const path = `subscribers/${reader.id}`
    expect((await ask('GET', 'revenue')).status).toBe(403)
    expect((await ask('GET', `${path}/payments`)).status).toBe(403)
    expect((await ask('POST', `${path}/removal`, { at: 'now' })).status).toBe(403)
    expect((await ask('PUT', path, { note: 'Kind' })).body).toMatchObject({
      subscriber: { note: 'Kind' },
    })
  })
})
