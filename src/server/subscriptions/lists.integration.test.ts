import { describe, expect, it } from 'vitest'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addSubscription, storedSubscription } from '@/src/testing/setups/subscriptions'
import type { Columns } from '@/src/testing/setups/subscriptions'
import { getAppSubscription, listOwnSubscriptions } from './lists'
import { listSubscribers } from './subscribers/list'
import { cancelSubscription } from './renewal'
import { subscribe } from './subscribe'
import { findSite } from '../sites/scope'

const payload = await testPayload()
const days = (count: number): Date => new Date(Date.now() + count * 86_400_000)
const subscription = (site: TestSite, user: string, columns: Columns = {}) =>
  addSubscription(payload, site.id, user, columns)
const stored = (id: string) => storedSubscription(payload, id)

describe('the subscribers of a site', () => {
  it('are listed newest first, a page at a time, with how many there are in all', async () => {
    const site = await makeSite(payload)
    const emails: string[] = []
    for (const age of [3, 2, 1]) {
      const { id, email } = await makeUser(payload)
      await subscription(site, id, { created_at: days(-age) })
      emails.unshift(email)
    }
    const page = async (limit: number, offset: number) => {
      const list = await listSubscribers(payload, site.id, { limit, offset })
      return [list.total, list.subscribers.map(({ email }) => email)]
    }
    expect(await page(10, 0)).toEqual([3, emails])
    expect(await page(2, 0)).toEqual([3, emails.slice(0, 2)])
    expect(await page(2, 2)).toEqual([3, emails.slice(2)])
    expect(await page(2, 4)).toEqual([3, []])
  })

  it('are found by any part of their address or name, with signs of patterns as they are', async () => {
    const site = await makeSite(payload)
    const people = [
      { email: `${unique('ada_l')}@example.com`, displayName: 'Countess 100%' },
      { email: `${unique('adaxl')}@example.com`, displayName: 'Nobody \\ else' },
    ]
    for (const each of people) await subscription(site, (await makeUser(payload, each)).id)
    const found = async (query: string) => {
      const list = await listSubscribers(payload, site.id, { query, limit: 10, offset: 0 })
      expect(list.total).toBe(list.subscribers.length)
      return list.subscribers.map(({ email }) => email).toSorted()
    }
    const [one, other] = people.map(({ email }) => email)
    expect(await found('EXAMPLE.com')).toEqual([one, other].toSorted())
    expect(await found('ada_l')).toEqual([one])
    expect(await found('countess')).toEqual([one])
    expect(await found('100%')).toEqual([one])
    expect(await found('%')).toEqual([one])
    expect(await found('\\')).toEqual([other])
    expect(await found('nowhere')).toEqual([])
  })

  it('come with their plan and price, and get newsletters unless they said otherwise', async () => {
    const site = await makeSite(payload)
    const { id: free } = await makeUser(payload)
    const { id: paying } = await makeUser(payload, { displayName: 'Ada' })
    await subscription(site, free, { created_at: days(-1), receives_newsletter: null })
    await subscription(site, paying, {
      plan_type: 'yearly',
      price_amount_cents: 4200,
      currency: 'EUR',
      receives_newsletter: false,
    })
    const { subscribers } = await listSubscribers(payload, site.id, { limit: 10, offset: 0 })
    expect(subscribers).toMatchObject([
      {
        displayName: 'Ada',
        planType: 'yearly',
        status: 'active',
        priceAmountCents: 4200,
        currency: 'EUR',
        receivesNewsletter: false,
      },
      { displayName: null, planType: 'free', priceAmountCents: null, receivesNewsletter: true },
    ])
    expect(subscribers[0]?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  })
})

describe("somebody's own subscriptions", () => {
  it('are in the order of titles, each with where its site answers', async () => {
    const { id: user } = await makeUser(payload)
    const domain = `${unique('kitchen')}.example`
    const zebra = await makeSite(payload, { title: 'zebra' })
    const apple = await makeSite(payload, {
      title: 'Apple',
      domains: [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }],
    })
    const banana = await makeSite(payload, { title: 'banana' })
    for (const site of [zebra, apple, banana]) await subscription(site, user)
    const own = await listOwnSubscriptions(payload, user)
    expect(own.map(({ site: { slug, title, url } }) => ({ slug, title, url }))).toEqual([
      { slug: apple.slug, title: 'Apple', url: `http://${domain}` },
      { slug: banana.slug, title: 'banana', url: `http://${banana.slug}.localhost:3000` },
      { slug: zebra.slug, title: 'zebra', url: `http://${zebra.slug}.localhost:3000` },
    ])
  })

  // docs/product/accounts.md#subscriptions-page
  it('are listed while they wait for a payment, though they give no access any more', async () => {
    const { id: user } = await makeUser(payload)
    const ended = { plan_type: 'monthly', source: 'payment', current_period_end: days(-30) }
    for (const status of ['past_due', 'paused', 'canceled'] as const) {
      const stripe = { stripe_subscription_id: unique('sub'), payment_mode: 'local' }
      await subscription(await makeSite(payload, { title: status }), user, {
        ...ended,
        ...stripe,
        status,
      })
    }
    const own = await listOwnSubscriptions(payload, user)
    expect(own.map(({ status }) => status)).toEqual(['past_due', 'paused'])
  })
})

describe('cancelling a subscription', () => {
  it('ends a free one at once', async () => {
    const [site, { id: user }] = [await makeSite(payload), await makeUser(payload)]
    const id = await subscription(site, user)
    await cancelSubscription(payload, user, id)
    expect(await stored(id)).toMatchObject({ status: 'canceled' })
    expect(await listOwnSubscriptions(payload, user)).toEqual([])
    await expect(cancelSubscription(payload, user, id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('lets a paid one go on until its period ends, and ends one without a period at once', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const { id: user } = await makeUser(payload)
    const end = days(20)
    const paid = await subscription(site, user, { plan_type: 'monthly', current_period_end: end })
    const given = await subscription(other, user, { plan_type: 'yearly' })
    await cancelSubscription(payload, user, paid)
    await cancelSubscription(payload, user, given)
    expect(await stored(paid)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    expect(await stored(given)).toMatchObject({ status: 'canceled' })
    expect(await listOwnSubscriptions(payload, user)).toMatchObject([
      { id: paid, cancelAtPeriodEnd: true, currentPeriodEnd: end.toISOString() },
    ])
  })

  it('is for its own subscriber only, and not for one of another mode of payments', async () => {
    const [site, { id: user }] = [await makeSite(payload), await makeUser(payload)]
    const { id: stranger } = await makeUser(payload)
    const id = await subscription(site, user, {
      plan_type: 'monthly',
      current_period_end: days(20),
      stripe_subscription_id: 'sub_1',
    })
    await expect(cancelSubscription(payload, stranger, id)).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(cancelSubscription(payload, user, id)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await stored(id)).toMatchObject({ status: 'active', cancel_at_period_end: false })
  })
})

describe('what an author pays the platform for a site', () => {
  it('is told while it is current, with some days for a payment that failed', async () => {
    const state = async (data: { status: 'active' | 'past_due' | 'canceled'; end: number }) => {
      const { id: site } = await makeSite(payload)
      await payload.create({
        collection: 'app-subscriptions',
        data: {
          site,
          plan: 'standard',
          status: data.status,
          currentPeriodEnd: days(data.end).toISOString(),
        },
      })
      return getAppSubscription(payload, site)
    }
    expect(await state({ status: 'active', end: 1 })).toMatchObject({ plan: 'standard' })
    expect(await state({ status: 'active', end: -1 })).toBeNull()
    expect(await state({ status: 'past_due', end: -1 })).toMatchObject({ status: 'past_due' })
    expect(await state({ status: 'past_due', end: -60 })).toBeNull()
    expect(await state({ status: 'canceled', end: 1 })).toBeNull()
    expect(await getAppSubscription(payload, (await makeSite(payload)).id)).toBeNull()
  })
})

describe('asking whether an address has an account', () => {
  it('by subscribing with it is counted by network, like mails', async () => {
    const { slug } = await makeSite(payload, { newslettersEnabled: true })
    const site = await findSite(payload, slug)
    if (!site) throw new Error('The site is not there.')
    const { email } = await makeUser(payload)
    const ask = () =>
      subscribe(payload, {
        site,
        caller: null,
        clientAddress: '203.0.113.78',
        host: null,
        referrer: null,
        body: { plan: 'free', email },
      })
    for (let count = 0; count < 20; count += 1) {
      await expect(ask()).rejects.toMatchObject({ code: 'account_already_exists' })
    }
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
