import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { stripeOf } from './stripe/client'
import { withSimulator } from './stripe/local-stripe'
import { applyEvents } from './webhooks/apply'

let payload: Payload
let site: TestSite
let locked: { slug: string }

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
  locked = await makeRecipe(payload, site.id, {
    privacySetting: 'subscribers_only',
    note: 'A secret note.',
  })
})

const email = (): string => `${unique('reader')}@example.com`
const post = (path: string, body: object, token?: string): Promise<ApiAnswer> =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

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

async function reads(token: string): Promise<boolean> {
  const path = `/v1/site/${site.slug}/recipes/${locked.slug}`
  return JSON.stringify((await callApi(payload, 'GET', path, { token })).body).includes('secret')
}

async function reader(): Promise<{ id: string; email: string; token: string }> {
  const user = await makeUser(payload)
  return { id: user.id, email: user.email, token: await makeToken(payload, user.id) }
}

async function rowOf(siteId: string, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select id, plan_type::text, status::text, source::text, price_amount_cents::int as price,
        cancel_at_period_end as ending, current_period_end as "end" from subscriptions
      where site_id = $1 and user_id = $2`,
    [siteId, userId],
  )
  return rows[0] ?? {}
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
    const { data } = await stripeOf(payload).subscriptions.list({ status: 'all', limit: 100 })
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

// docs/product/subscriptions.md#cancelling
describe('a subscription that is paid', () => {
  it('is cancelled with its period, and kept after all', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    expect((await post('/v1/manage/cancellations', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: true })
    expect(await reads(token)).toBe(true)
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: false })
  })

  it('is kept, also when its end was set on a day, in the dashboard or the portal of Stripe', async () => {
    const { id, userId, stripeId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const day = Math.floor(Date.now() / 1000) + 10 * 86_400
    await stripeOf(payload).subscriptions.update(stripeId, { cancel_at: day })
    await applyEvents(payload)
    const ending = await rowOf(site.id, userId)
    expect(ending).toMatchObject({ status: 'active', ending: true })
    expect(Number(ending['end']) / 1000).toBe(day)
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ status: 'active', ending: false })
    expect((await stripeOf(payload).subscriptions.retrieve(stripeId)).cancel_at).toBeNull()
    expect((await post('/v1/manage/resumptions', { subscriptionId: id }, token)).status).toBe(200)
  })

  it('changes its plan at once, with the amount due said before', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    const body = { subscriptionId: id, plan: 'yearly' }
    const preview = await post('/v1/manage/plan-change-previews', body, token)
    expect(preview.body).toMatchObject({
      preview: { amountDueCents: 4500, priceAmountCents: 5000, currency: 'USD' },
    })
    expect((await post('/v1/manage/plan-changes', body, token)).status).toBe(200)
    expect(await rowOf(site.id, userId)).toMatchObject({ plan_type: 'yearly', price: 5000 })
    expect((await post('/v1/manage/plan-changes', body, token)).status).toBe(409)
  })

  it('keeps its plan when the change cannot be paid', async () => {
    const { id, userId, customerId } = await buyPlan(payload, site.id)
    const token = await makeToken(payload, userId)
    await withSimulator(payload, (simulator) => simulator.setCard(customerId, '4000000000000341'))
    const body = { subscriptionId: id, plan: 'yearly' }
    const { status, body: answer } = await post('/v1/manage/plan-changes', body, token)
    expect([status, JSON.stringify(answer).includes('declined')]).toEqual([409, true])
    await applyEvents(payload)
    expect(await rowOf(site.id, userId)).toMatchObject({ plan_type: 'monthly', status: 'active' })
  })

  it('is nobody else’s to change', async () => {
    const { id } = await buyPlan(payload, site.id)
    const { token } = await reader()
    for (const [path, body] of [
      ['cancellations', { subscriptionId: id }],
      ['resumptions', { subscriptionId: id }],
      ['plan-changes', { subscriptionId: id, plan: 'yearly' }],
      ['plan-change-previews', { subscriptionId: id, plan: 'yearly' }],
    ] as const) {
      expect((await post(`/v1/manage/${path}`, body, token)).status).toBe(404)
    }
  })
})

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
