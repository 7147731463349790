import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { testPayload } from '@/src/testing/payload'
import { beginGift, buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import type { Bought } from '@/src/testing/setups/payments'
import { reconcile } from '../reconcile/reconcile'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'
import { syncSubscription } from './sync-subscription'

let payload: Payload
let site: TestSite

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
})

async function stored({ id }: Bought): Promise<Record<string, unknown> | undefined> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select plan_type::text as plan, status::text, source::text from subscriptions where id = $1`,
    [id],
  )
  return rows[0]
}

async function end({ stripeId }: Bought): Promise<void> {
  await withSimulator(payload, (simulator) => simulator.cancelNow(stripeId))
  await applyEvents(payload)
}

async function subscribeForNothing({ userId }: Bought): Promise<number> {
  const { status } = await callApi(payload, 'POST', `/v1/site/${site.slug}/subscriptions`, {
    token: await makeToken(payload, userId),
    body: { plan: 'free' },
  })
  return status
}

const FREE = { plan: 'free', status: 'active', source: 'self' }

// docs/product/subscriptions.md#subscribing
describe('subscribing for nothing after a paid plan has ended', () => {
  it('is kept when the old plan is read again, and by the nightly comparison', async () => {
    const bought = await buyPlan(payload, site.id)
    await end(bought)
    expect(await stored(bought)).toMatchObject({ status: 'canceled' })
    expect(await subscribeForNothing(bought)).toBe(200)
    expect(await stored(bought)).toEqual(FREE)
    await syncSubscription(payload, bought.stripeId)
    expect(await stored(bought)).toEqual(FREE)
    await reconcile(payload)
    expect(await stored(bought)).toEqual(FREE)
  })
})
