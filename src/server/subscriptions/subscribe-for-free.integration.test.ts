import { describe, expect, it } from 'vitest'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { addSubscription, storedSubscription } from '@/src/testing/setups/subscriptions'
import type { Columns } from '@/src/testing/setups/subscriptions'
import { subscribeForFree } from './subscribe-for-free'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload, { newslettersEnabled: true })
const FROM_RECIPE = {
  host: `${site.slug}.localhost:3000`,
  referer: `http://${site.slug}.localhost:3000/recipes/rye`,
}
type Options = { body?: object; token?: string; headers?: Record<string, string> }
const ask = (path: string, options: Options = {}) =>
  callApi(payload, 'POST', `/v1/site/${site.slug}${path}`, options)
type Subscription = { status: string; plan: string; newsletter: boolean }

async function subscriptionsOf(email: string): Promise<Subscription[]> {
  const { rows } = await payload.db.pool.query<Subscription>(
    `select b.status::text, b.plan_type::text as plan, b.receives_newsletter as newsletter
      from subscriptions b join users u on u.id = b.user_id where b.site_id = $1 and u.email = $2`,
    [site.id, email],
  )
  return rows
}
const set = (email: string, assignments: string) =>
  payload.db.pool.query(
    `update subscriptions set ${assignments}
      where site_id = $1 and user_id = (select id from users where email = $2)`,
    [site.id, email],
  )
/** Each way to subscribe for nothing: by a mailed link that is opened, or at once by who is signed in. */
const WAYS: readonly [string, (email: string) => Promise<() => Promise<unknown>>][] = [
  [
    'by a mailed link',
    async (email) => {
      await ask('/subscriptions', { body: { email, plan: 'free' }, headers: FROM_RECIPE })
      const { text } = await mailbox.waitFor(email)
      const token = /mgk=([\w-]+)/.exec(text)?.[1] ?? ''
      return () => ask(`/sign-in/${token}`)
    },
  ],
  [
    'signed in',
    (email) =>
      Promise.resolve(async () => {
        const { rows } = await payload.db.pool.query<{ id: string }>(
          'select id from users where email = $1',
          [email],
        )
        const id = rows[0]?.id ?? (await makeUser(payload, { email })).id
        return ask('/subscriptions', {
          token: await makeToken(payload, id),
          body: { plan: 'free' },
          headers: FROM_RECIPE,
        })
      }),
  ],
]
const READS_FREE: Subscription = { status: 'active', plan: 'free', newsletter: true }

describe.each(WAYS)('who subscribes for nothing %s', (_, prepare) => {
  const address = () => `${unique('reader')}@example.com`

  it('is a subscriber from then on', async () => {
    const email = address()
    expect(await (await prepare(email))()).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toEqual([READS_FREE])
  })

  it('is back after having left', async () => {
    const email = address()
    const subscribe = await prepare(email)
    const { id } = await makeUser(payload, { email })
    await callApi(payload, 'POST', `/v1/site/${site.slug}/subscriptions`, {
      token: await makeToken(payload, id),
      body: { plan: 'free' },
    })
    await set(email, `status = 'canceled', receives_newsletter = false`)
    expect(await subscribe()).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toEqual([READS_FREE])
  })

  // docs/product/newsletters.md#unsubscribing
  it('gets newsletters again after having unsubscribed from them', async () => {
    const email = address()
    const subscribe = await prepare(email)
    const { id } = await makeUser(payload, { email })
    await subscription(site, id, { receives_newsletter: false })
    expect(await subscribe()).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toEqual([READS_FREE])
    await set(email, 'receives_recipes = false, receives_letters = false')
    await subscribeForFree(payload, site.id, id)
    const { rows } = await payload.db.pool.query(
      `select receives_recipes as recipes, receives_letters as letters from subscriptions
        where user_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ recipes: true, letters: true }])
  })

  // docs/product/subscriptions.md#consent
  it('has given a consent, with time, wording and page, which a second sign-up leaves as it is', async () => {
    const email = address()
    await (
      await prepare(email)
    )()
    const consents = async () =>
      (
        await payload.db.pool.query<{ consent: string; page: string; at: Date; confirmed: Date }>(
          `select b.consent, b.consent_source as page, b.consented_at as at,
              b.confirmed_at as confirmed
            from subscriptions b join users u on u.id = b.user_id where u.email = $1`,
          [email],
        )
      ).rows
    const [given] = await consents()
    expect(given).toMatchObject({ consent: `Subscribe to ${site.title}`, page: '/recipes/rye' })
    expect(given?.confirmed).toEqual(given?.at)
    const { rows } = await payload.db.pool.query<{ id: string }>(
      'select id from users where email = $1',
      [email],
    )
    await subscribeForFree(payload, site.id, rows[0]?.id ?? '', '/other')
    expect(await consents()).toEqual([given])
  })

  it('keeps a plan that is paid for', async () => {
    const email = address()
    const subscribe = await prepare(email)
    const { id } = await makeUser(payload, { email })
    await payload.create({
      collection: 'subscriptions',
      data: { user: id, site: site.id, planType: 'yearly', status: 'active' },
    })
    await subscribe()
    expect(await subscriptionsOf(email)).toMatchObject([{ status: 'active', plan: 'yearly' }])
  })
})

describe('a wish to subscribe', () => {
  const tokensOf = async (email: string, count: number): Promise<string[]> => {
    await expect.poll(() => mailbox.to(email).length).toBe(count)
    return mailbox
      .to(email)
      .toReversed()
      .map(({ text }) => /mgk=([\w-]+)/.exec(text)?.[1] ?? '')
  }

  it('belongs to the address: another link to it fulfils it, once', async () => {
    const email = `${unique('reader')}@example.com`
    await ask('/subscriptions', { body: { email, plan: 'free' } })
    await ask('/sign-in', { body: { email } })
    const [subscribing = '', signingIn = ''] = await tokensOf(email, 2)
    expect(await ask(`/sign-in/${signingIn}`)).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toEqual([READS_FREE])
    await set(email, `status = 'canceled'`)
    expect(await ask(`/sign-in/${subscribing}`)).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toMatchObject([{ status: 'canceled' }])
  })

  it('is nobody else’s, and ends with the life of its link', async () => {
    const email = `${unique('reader')}@example.com`
    const other = `${unique('reader')}@example.com`
    await ask('/subscriptions', { body: { email, plan: 'free' } })
    await ask('/sign-in', { body: { email: other } })
    const [token = ''] = await tokensOf(other, 1)
    expect(await ask(`/sign-in/${token}`)).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(other)).toEqual([])
    await payload.db.pool.query(
      `update sign_in_tokens set expires_at = now() - interval '1 s' where email = $1`,
      [email],
    )
    await ask('/sign-in', { body: { email } })
    const [, late = ''] = await tokensOf(email, 2)
    expect(await ask(`/sign-in/${late}`)).toMatchObject({ status: 200 })
    expect(await subscriptionsOf(email)).toEqual([])
  })
})
const days = (count: number): Date => new Date(Date.now() + count * 86_400_000)
const subscription = (site: TestSite, user: string, columns: Columns = {}) =>
  addSubscription(payload, site.id, user, columns)
const stored = (id: string) => storedSubscription(payload, id)

describe('subscribing for nothing after a paid period', () => {
  it('leaves nothing of what was paid, so that the free plan never ends', async () => {
    const [site, { id: user }] = [await makeSite(payload), await makeUser(payload)]
    const id = await subscription(site, user, {
      plan_type: 'monthly',
      current_period_end: days(-40),
      cancel_at_period_end: true,
      price_amount_cents: 500,
      currency: 'USD',
      receives_newsletter: false,
    })
    await subscribeForFree(payload, site.id, user)
    expect(await stored(id)).toEqual({
      status: 'active',
      plan_type: 'free',
      cancel_at_period_end: false,
      current_period_end: null,
      price_amount_cents: null,
      currency: null,
      receives_newsletter: true,
    })
  })

  it('changes no preference of who is subscribed and gets newsletters already', async () => {
    const [site, { id: user }] = [await makeSite(payload), await makeUser(payload)]
    const id = await subscription(site, user, { receives_letters: false })
    await subscribeForFree(payload, site.id, user)
    const { rows } = await payload.db.pool.query(
      'select receives_letters as letters, consent from subscriptions where id = $1',
      [id],
    )
    expect(rows).toEqual([{ letters: false, consent: null }])
  })
})
