import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { applyEvents } from '../webhooks/apply'

let payload: Payload
let site: TestSite

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
})

const post = (path: string, body: object, token?: string) =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

/** Pays a gift; gives the token of the mail to its recipient. */
async function give(slug = site.slug): Promise<string> {
  const recipientEmail = `${unique('friend')}@example.com`
  const body = {
    plan: 'monthly',
    email: `${unique('giver')}@example.com`,
    recipientEmail,
    message: 'For your jars',
  }
  const { status, body: answer } = await post(`/v1/site/${slug}/gifts`, body)
  expect(status).toBe(201)
  const { url } = (answer as { checkout: { url: string } }).checkout
  const session = url.slice(url.lastIndexOf('/') + 1)
  await post(`/v1/manage/test-checkouts/${session}/payments`, { card: GOOD_CARD })
  await applyEvents(payload)
  await applyEvents(payload)
  const mail = await mailbox.waitFor(recipientEmail)
  expect(mail.text).toContain('For your jars')
  expect(mailbox.to(recipientEmail)).toHaveLength(1)
  return /#(gi_[\w-]+)/.exec(mail.text)?.[1] ?? ''
}

const claim = (token: string, auth: string) =>
  post('/v1/manage/accepted-gifts', { token }, auth)

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
  })

  it('is added to what was given before', async () => {
    const friend = await reader()
    await claim(await give(), friend.auth)
    await claim(await give(), friend.auth)
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

  it('cannot be made up, and ends after a year', async () => {
    const token = await give()
    const { auth } = await reader()
    expect((await claim('gi_guessed', auth)).status).toBe(404)
    expect((await post('/v1/manage/accepted-gifts', { token })).status).toBe(401)
    await payload.db.pool.query(`update gifts set expires_at = now() - interval '1 second'`)
    expect((await claim(token, auth)).status).toBe(409)
  })
})
