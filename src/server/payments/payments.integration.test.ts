import { describe, expect, it } from 'vitest'
import type { SiteBrand } from '@/src/contract/people/profile'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { payload, post, reader, reads, rowOf, site } from '@/src/testing/setups/paying/readers'
import { getStripe } from './stripe/client'
import { withSimulator } from './stripe/local-stripe'
import { applyEvents } from './webhooks/apply'

const email = (): string => `${unique('reader')}@example.com`

/** Asks for a plan; gives the id of the checkout. */
async function ask(body: object, token?: string, slug = site.slug): Promise<string> {
  const answer = await post(`/v1/site/${slug}/subscriptions`, body, token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  const { checkout } = answer.body as { checkout: { url: string } }
  return checkout.url.slice(checkout.url.lastIndexOf('/') + 1)
}

const pay = (session: string, card = GOOD_CARD): Promise<ApiAnswer> =>
  post(`/v1/manage/test-checkouts/${session}/payments`, { card })

const comeBack = async (session: string, token?: string): Promise<unknown> => {
  const path = `/v1/site/${site.slug}/checkout-sessions/${session}`
  return (await callApi(payload, 'GET', path, token === undefined ? {} : { token })).body
}

// docs/product/payments.md#checkout
describe('paying for a plan', () => {
  it('opens the locked recipe for who was signed in, when the visitor is back before the webhook', async () => {
    const { token } = await reader()
    const session = await ask({ plan: 'monthly' }, token)
    expect(await reads(token)).toBe(false)
    expect((await pay(session)).body).toMatchObject({ result: 'paid' })
    expect(await reads(token)).toBe(false)
    expect(await comeBack(session, token)).toMatchObject({
      checkoutSession: { subscription: { planType: 'monthly', priceAmountCents: 500 } },
    })
    expect(await reads(token)).toBe(true)
    await applyEvents(payload)
    expect(await reads(token)).toBe(true)
  })

  it('is asked for in the look of the site', async () => {
    await payload.db.pool.query(`update sites set theme_accent_color = '#336699' where id = $1`, [
      site.id,
    ])
    const { token } = await reader()
    const session = await ask({ plan: 'monthly' }, token)
    const { branding_settings: look } = await getStripe(payload).checkout.sessions.retrieve(session)
    const { body } = await callApi(payload, 'GET', `/v1/manage/test-checkouts/${session}`)
    const { checkout } = body as { checkout: { site: SiteBrand } }
    expect(checkout.site.colors).toMatchObject({ accent: '#336699', onAccent: '#ffffff' })
    expect(look).toMatchObject({
      display_name: checkout.site.title,
      background_color: checkout.site.colors.background,
      button_color: '#336699',
    })
  })

  it('opens it when the webhook comes first', async () => {
    const { token, id } = await reader()
    await pay(await ask({ plan: 'yearly' }, token))
    await applyEvents(payload)
    expect(await reads(token)).toBe(true)
    expect(await rowOf(site.id, id)).toMatchObject({
      plan_type: 'yearly',
      status: 'active',
      source: 'payment',
      price: 5000,
    })
  })

  it('makes the account of who was signed out, and mails a link to it once', async () => {
    const address = email()
    const session = await ask({ plan: 'monthly', email: address })
    await pay(session)
    const [first] = await Promise.all([comeBack(session), applyEvents(payload)])
    expect(first).toMatchObject({ checkoutSession: { email: address } })
    await comeBack(session)
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<{ mails: number }>(
      `select count(*)::int as mails from sign_in_tokens where email = $1`,
      [address],
    )
    expect(rows[0]?.mails).toBe(1)
    const mail = await mailbox.waitFor(address)
    const token = new URL(/https?:\/\/\S*mgk=\S+/.exec(mail.text)?.[0] ?? '').searchParams.get(
      'mgk',
    )
    const signedIn = await post(`/v1/site/${site.slug}/sign-in/${token ?? ''}`, {})
    expect(signedIn.body).toMatchObject({ currentUser: { isSubscribedToPaid: true } })
  })

  it('is refused for the address of an account nobody is signed in to', async () => {
    const { email: known } = await reader()
    const body = { plan: 'monthly', email: known }
    const { status, body: answer } = await post(`/v1/site/${site.slug}/subscriptions`, body)
    expect([status, JSON.stringify(answer).includes('account_already_exists')]).toEqual([409, true])
  })

  it('is refused for who pays already, and where it is not offered', async () => {
    const { userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const path = (slug: string): string => `/v1/site/${slug}/subscriptions`
    expect((await post(path(site.slug), { plan: 'yearly' }, token)).status).toBe(409)
    for (const changes of [
      { paymentsEnabled: false },
      { subscriptionsEnabled: false },
      { yearlyAmountCents: null },
    ]) {
      const { slug } = await makeSellingSite(payload, changes)
      expect((await post(path(slug), { plan: 'yearly' }, token)).status).toBe(403)
    }
  })

  it('keeps declined cards out, and lets the reader try another one', async () => {
    const { token } = await reader()
    const session = await ask({ plan: 'monthly' }, token)
    const declined = await pay(session, '4000000000000002')
    expect(declined.body).toMatchObject({
      result: 'declined',
      message: 'Your card was declined.',
    })
    expect(await comeBack(session, token)).toMatchObject({
      checkoutSession: { subscription: null },
    })
    expect(await reads(token)).toBe(false)
    await pay(session)
    await comeBack(session, token)
    expect(await reads(token)).toBe(true)
  })

  it('leads only to pages of this deployment', async () => {
    const { token } = await reader()
    const body = { plan: 'monthly', nextPaid: 'https://example.org/{CHECKOUT_SESSION_ID}' }
    const { status } = await post(`/v1/site/${site.slug}/subscriptions`, body, token)
    expect(status).toBe(400)
  })

  it('keeps the price it began with, and sells the new one to others', async () => {
    const own = await makeSellingSite(payload)
    const { token, id } = await reader()
    const session = await ask({ plan: 'monthly' }, token, own.slug)
    await payload.update({ collection: 'sites', id: own.id, data: { monthlyAmountCents: 900 } })
    await pay(session)
    await applyEvents(payload)
    const other = await buyPlan(payload, own.id)
    expect((await rowOf(own.id, id))['price']).toBe(500)
    expect((await rowOf(own.id, other.userId))['price']).toBe(900)
  })

  it('works in a currency without cents', async () => {
    const own = await makeSellingSite(payload, { currency: 'JPY', monthlyAmountCents: 450 })
    const { userId } = await buyPlan(payload, own.id)
    expect((await rowOf(own.id, userId))['price']).toBe(450)
  })
})

// docs/product/payments.md#two-checkouts-at-once
describe('two checkouts of one person', () => {
  it('end the first one when the second begins', async () => {
    const { token } = await reader()
    const first = await ask({ plan: 'monthly' }, token)
    await ask({ plan: 'yearly' }, token)
    expect((await pay(first)).status).toBe(409)
  })

  it('that are both paid leave one subscription, and the money of the other is given back', async () => {
    const address = email()
    const own = await makeSellingSite(payload)
    const sessions = [
      await ask({ plan: 'monthly', email: address }, undefined, own.slug),
      await withOpenCheckouts(() => ask({ plan: 'yearly', email: address }, undefined, own.slug)),
    ]
    for (const session of sessions) await pay(session)
    await applyEvents(payload)
    const { data } = await getStripe(payload).subscriptions.list({ status: 'all', limit: 100 })
    const bought = data.filter(({ metadata }) => metadata['site'] === own.id)
    expect(bought.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
    const { rows } = await payload.db.pool.query<{ count: number }>(
      `select count(*)::int as count from stripe_events where type = 'charge.refunded'`,
    )
    expect(rows[0]?.count).toBeGreaterThan(0)
  })
})

/** Lets a checkout begin as if the one before were not known yet. */
async function withOpenCheckouts<Result>(begin: () => Promise<Result>): Promise<Result> {
  await payload.db.pool.query(`update checkouts set created_at = created_at - interval '2 days'
    where status = 'open'`)
  return begin()
}

// docs/product/payments.md#trials
describe('a trial', () => {
  it('gives full access before the first payment, once', async () => {
    const own = await makeSellingSite(payload, { trialDays: 7 })
    const { userId, stripeId } = await buyPlan(payload, own.id)
    expect((await rowOf(own.id, userId))['status']).toBe('trialing')
    await withSimulator(payload, (simulator) => simulator.cancelNow(stripeId))
    await applyEvents(payload)
    expect((await rowOf(own.id, userId))['status']).toBe('canceled')
    const { email: address } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    await buyPlan(payload, own.id, { userId, email: address })
    expect((await rowOf(own.id, userId))['status']).toBe('active')
  })

  it('lasts as long as what was given before', async () => {
    const own = await makeSellingSite(payload)
    const user = await makeUser(payload)
    const end = new Date(Date.now() + 10 * 86_400_000)
    await addSubscription(payload, own.id, user.id, {
      plan_type: 'monthly',
      source: 'gift',
      current_period_end: end,
    })
    await buyPlan(payload, own.id, { userId: user.id, email: user.email })
    const row = await rowOf(own.id, user.id)
    expect(row).toMatchObject({ status: 'trialing', source: 'payment' })
    expect(Math.abs(Number(row['end']) - end.getTime())).toBeLessThan(2_000)
  })
})
