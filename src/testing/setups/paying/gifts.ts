import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { applyEvents } from '@/src/server/payments/webhooks/apply'

/** The product on a separate database for this test file. */
export let payload: Payload

/** A site that sells its plans. */
export let site: TestSite

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
})

/** Sends a POST request with the given token. */
export const post = (path: string, body: object, token?: string) =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

/** Starts the checkout of a gift; returns its id. */
export async function beginGift(changes: object = {}, token?: string): Promise<string> {
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

/** Pays a checkout. */
export const pay = (session: string) =>
  post(`/v1/manage/test-checkouts/${session}/payments`, { card: GOOD_CARD })

/** Pays a gift; returns the token of the mail to its recipient. */
export async function give(
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

/** Accepts a gift. */
export const claim = (token: string, auth: string) =>
  post('/v1/manage/accepted-gifts', { token }, auth)

/** The source and length of a user's access to the site. */
export async function monthsOf(
  userId: string,
): Promise<{ source: string; months: number } | undefined> {
  const { rows } = await payload.db.pool.query<{ source: string; months: number }>(
    `select source::text, round(extract(epoch from current_period_end - now()) / 86400 / 30)::int
        as months from subscriptions where site_id = $1 and user_id = $2 and status = 'active'`,
    [site.id, userId],
  )
  return rows[0]
}

/** Creates a signed-in user. */
export async function reader() {
  const { id } = await makeUser(payload)
  return { id, auth: await makeToken(payload, id) }
}
