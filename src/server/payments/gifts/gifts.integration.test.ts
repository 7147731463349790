import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { stripeOf } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

let payload: Payload
let site: TestSite

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
})

const post = (path: string, body: object, token?: string) =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

/** Begins the checkout of a gift; gives its id. */
async function beginGift(changes: object = {}, token?: string): Promise<string> {
  const { status, body } = await post(
    `/v1/site/${site.slug}/gifts`,
    {
      plan: 'monthly',
      email: `${unique('giver')}@example.com`,
      recipientEmail: `${unique('friend')}@example.com`,
      ...changes,
    },
    token,
  )
  expect(status).toBe(201)
  const { url } = (body as { checkout: { url: string } }).checkout
  return url.slice(url.lastIndexOf('/') + 1)
}

const pay = (session: string) =>
  post(`/v1/manage/test-checkouts/${session}/payments`, { card: GOOD_CARD })

/** Pays a gift; gives the token of the mail to its recipient. */
async function give(
  { recipientEmail = `${unique('friend')}@example.com`, ...changes }: Record<string, string> = {},
  token?: string,
): Promise<string> {
  await pay(await beginGift({ recipientEmail, message: 'For your jars', ...changes }, token))
  await applyEvents(payload)
  await applyEvents(payload)
  const mail = await mailbox.waitFor(recipientEmail)
  expect(mail.text).toContain('For your jars')
  expect(mailbox.to(recipientEmail)).toHaveLength(1)
  return /token=(gi_[\w-]+)/.exec(mail.text)?.[1] ?? ''
}

const claim = (token: string, auth: string) => post('/v1/manage/accepted-gifts', { token }, auth)

async function monthsOf(userId: string): Promise<{ source: string; months: number } | undefined> {
  const { rows } = await payload.db.pool.query<{ source: string; months: number }>(
    `select source::text, round(extract(epoch from current_period_end - now()) / 86400 / 30)::int
        as months from subscriptions where site_id = $1 and user_id = $2 and status = 'active'`,
    [site.id, userId],
  )
  return rows[0]
}

async function reader() {
  const { id } = await makeUser(payload)
  return { id, auth: await makeToken(payload, id) }
}

// docs/product/payments.md#gifts
describe('a gift', () => {
  it('is paid by one and accepted by another, once', async () => {
    const token = await give()
    const described = await post('/v1/manage/gift-links', { token })
    expect(described.body).toMatchObject({
      gift: { planType: 'monthly', message: 'For your jars', isClaimed: false },
    })
    const [friend, stranger] = [await reader(), await reader()]
    expect((await claim(token, friend.auth)).status).toBe(200)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
    expect((await claim(token, stranger.auth)).status).toBe(409)
    expect(await monthsOf(stranger.id)).toBeUndefined()
  })

  it('is accepted by one of two who open it at once', async () => {
    const token = await give()
    const both = [await reader(), await reader()]
    const answers = await Promise.all(both.map(({ auth }) => claim(token, auth)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)
    expect(JSON.stringify(late?.body)).toContain('This gift was accepted already.')
  })

  it('is accepted once by who presses twice', async () => {
    const token = await give()
    const friend = await reader()
    const answers = await Promise.all([claim(token, friend.auth), claim(token, friend.auth)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
  })

  it('is added to what was given before', async () => {
    const friend = await reader()
    await claim(await give(), friend.auth)
    await claim(await give(), friend.auth)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 2 })
  })

  it('is added to another that is accepted in the same moment', async () => {
    const friend = await reader()
    const both = [await give(), await give()]
    const answers = await Promise.all(both.map((token) => claim(token, friend.auth)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 2 })
  })

  it('waits for who pays already, or was given access without end', async () => {
    const token = await give()
    const { userId } = await buyPlan(payload, site.id)
    const paying = await makeToken(payload, userId)
    const friend = await reader()
    await addSubscription(payload, site.id, friend.id, {
      plan_type: 'yearly',
      source: 'complimentary',
    })
    expect((await claim(token, paying)).status).toBe(409)
    expect((await claim(token, friend.auth)).status).toBe(409)
    expect((await claim(token, (await reader()).auth)).status).toBe(200)
  })

  it('says from whom it comes, in words that cannot be turned around', async () => {
    const recipientEmail = `${unique('friend')}@example.com`
    const token = await give({
      recipientEmail,
      giverName: ' Ada \u202e<b>\nBcc: ',
      message: 'For your jars\n<script>alert(1)</script> 🫙 עברית',
    })
    const mail = await mailbox.waitFor(recipientEmail)
    expect(mail.text).toContain('Ada <b> Bcc: (giver')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; 🫙 עברית”')
    expect(mail.html).not.toContain('<script')
    const { body } = await post('/v1/manage/gift-links', { token })
    expect(body).toMatchObject({ gift: { giverName: 'Ada <b> Bcc:' } })
  })

  it('is refused to oneself, and with words that cannot be stored', async () => {
    const email = `${unique('giver')}@example.com`
    const path = `/v1/site/${site.slug}/gifts`
    const refused = async (body: object, token?: string) => {
      const answer = await post(path, { plan: 'monthly', email, ...body }, token)
      return [answer.status, JSON.stringify(answer.body)]
    }
    const own = [422, expect.stringContaining('This is your own address.')]
    expect(await refused({ recipientEmail: email.toUpperCase() })).toEqual(own)
    const { id } = await makeUser(payload)
    const { email: ownEmail } = await payload.findByID({ collection: 'users', id })
    const auth = await makeToken(payload, id)
    expect(await refused({ recipientEmail: ownEmail }, auth)).toEqual(own)
    const other = { recipientEmail: `${unique('friend')}@example.com` }
    expect((await refused({ ...other, message: 'a\0b' }))[0]).toBe(422)
    expect((await refused({ ...other, message: 'a'.repeat(1001) }))[0]).toBe(422)
    expect((await refused({ ...other, giverName: 'a'.repeat(101) }))[0]).toBe(422)
  })

  it('is listed for who gave it, signed in or out, with whether it was accepted', async () => {
    const giver = await reader()
    const { email } = await payload.findByID({ collection: 'users', id: giver.id })
    const listed = () => callApi(payload, 'GET', '/v1/manage/gifts', { token: giver.auth })
    await give({ email })
    const token = await give({ plan: 'yearly' }, giver.auth)
    await give()
    const waiting = { planType: 'monthly', claimedAt: null, site: { slug: site.slug } }
    expect((await listed()).body).toMatchObject({
      gifts: [{ planType: 'yearly', claimedAt: null, amountCents: 5000 }, waiting],
    })
    await claim(token, (await reader()).auth)
    expect((await listed()).body).toMatchObject({
      gifts: [{ planType: 'yearly', claimedAt: expect.any(String) }, waiting],
    })
  })

  it('tells its checkout to who pays it, and to nobody else', async () => {
    const giver = await reader()
    const stranger = await reader()
    const recipientEmail = `${unique('friend')}@example.com`
    const session = await beginGift({ recipientEmail }, giver.auth)
    const ask = (id: string, token?: string) =>
      callApi(
        payload,
        'GET',
        `/v1/site/${site.slug}/checkout-sessions/${id}`,
        token ? { token } : {},
      )
    expect((await ask(session, giver.auth)).body).toMatchObject({
      checkoutSession: { status: 'open' },
    })
    await pay(session)
    expect((await ask(session, giver.auth)).body).toMatchObject({
      checkoutSession: { status: 'complete', gift: { recipientEmail }, subscription: null },
    })
    expect((await ask(session)).status).toBe(404)
    expect((await ask(session, stranger.auth)).status).toBe(404)
    // Who was signed out has nothing but the id, and for two days only.
    const signedOut = await beginGift()
    expect((await ask(signedOut)).status).toBe(200)
    expect((await ask(signedOut, stranger.auth)).status).toBe(404)
    await payload.db.pool.query(
      `update checkouts set created_at = now() - interval '2 days' where stripe_session_id = $1`,
      [signedOut],
    )
    expect((await ask(signedOut)).status).toBe(404)
  })

  it('whose payment was given back can no longer be accepted; a part of it changes nothing', async () => {
    const giver = await reader()
    const token = await give({}, giver.auth)
    const { rows } = await payload.db.pool.query<{ intent: string }>(
      `select stripe_payment_intent_id as intent from gifts where buyer_id = $1`,
      [giver.id],
    )
    const intent = rows[0]?.intent ?? ''
    const friend = await reader()
    const refund = async (amount?: number) => {
      const part = amount === undefined ? {} : { amount }
      await stripeOf(payload).refunds.create({ payment_intent: intent, ...part })
      await applyEvents(payload)
    }
    await refund(100)
    expect((await post('/v1/manage/gift-links', { token })).status).toBe(200)
    await refund()
    const refused = [409, expect.stringContaining('its payment was given back')]
    for (const answer of [
      await post('/v1/manage/gift-links', { token }),
      await claim(token, friend.auth),
    ]) {
      expect([answer.status, JSON.stringify(answer.body)]).toEqual(refused)
    }
    expect(await monthsOf(friend.id)).toBeUndefined()
    const listed = await callApi(payload, 'GET', '/v1/manage/gifts', { token: giver.auth })
    expect(listed.body).toMatchObject({
      gifts: [{ claimedAt: null, refundedAt: expect.any(String) }],
    })
  })

  it('is not made of a payment that was given back before Stripe told of it', async () => {
    const recipientEmail = `${unique('friend')}@example.com`
    const session = await beginGift({ recipientEmail })
    const stripe = stripeOf(payload)
    await withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session)
    if (typeof intent !== 'string') throw new Error('Nothing was paid.')
    await stripe.refunds.create({ payment_intent: intent })
    await applyEvents(payload)
    expect(mailbox.to(recipientEmail)).toEqual([])
  })

  it('that is accepted stays when its payment is given back: its author takes it away', async () => {
    const giver = await reader()
    const friend = await reader()
    const token = await give({}, giver.auth)
    await claim(token, friend.auth)
    const { rows } = await payload.db.pool.query<{ intent: string }>(
      `select stripe_payment_intent_id as intent from gifts where buyer_id = $1`,
      [giver.id],
    )
    await stripeOf(payload).refunds.create({ payment_intent: rows[0]?.intent ?? '' })
    await applyEvents(payload)
    expect(await monthsOf(friend.id)).toEqual({ source: 'gift', months: 1 })
    expect((await post('/v1/manage/gift-links', { token })).body).toMatchObject({
      gift: { isClaimed: true },
    })
  })

  it('cannot be made up, and ends after a year', async () => {
    const token = await give()
    const { auth } = await reader()
    expect((await claim('gi_guessed', auth)).status).toBe(404)
    expect((await post('/v1/manage/accepted-gifts', { token })).status).toBe(401)
    await payload.db.pool.query(`update gifts set expires_at = now() - interval '1 second'`)
    expect((await claim(token, auth)).status).toBe(409)
  })
})
