import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makeSellingSite } from '@/src/testing/setups/payments'

/** The product on a separate database for this test file. */
export let payload: Payload

/** A site that sells its plans. */
export let site: TestSite

/** A recipe of it for paying subscribers. */
export let locked: { slug: string }

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
  locked = await makeRecipe(payload, site.id, {
    privacySetting: 'subscribers_only',
    note: 'A secret note.',
  })
})

/** Sends a POST request with the given token. */
export const post = (path: string, body: object, token?: string): Promise<ApiAnswer> =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

/** Whether a user sees the full locked recipe. */
export async function reads(token: string): Promise<boolean> {
  const path = `/v1/site/${site.slug}/recipes/${locked.slug}`
  return JSON.stringify((await callApi(payload, 'GET', path, { token })).body).includes('secret')
}

/** Creates a signed-in user. */
export async function reader(): Promise<{ id: string; email: string; token: string }> {
  const user = await makeUser(payload)
  return { id: user.id, email: user.email, token: await makeToken(payload, user.id) }
}

/** The stored row of a user's subscription. */
export async function rowOf(siteId: string, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select id, plan_type::text, status::text, source::text, price_amount_cents::int as price,
        cancel_at_period_end as ending, current_period_end as "end" from subscriptions
      where site_id = $1 and user_id = $2`,
    [siteId, userId],
  )
  return rows[0] ?? {}
}
