import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeRecipe, makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { syncSubscription } from '../sync/sync-subscription'
import { voidTestPayments } from './void-test-payments'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSellingSite(payload)
const slug = (
  await makeRecipe(payload, site.id, {
    privacySetting: 'subscribers_only',
    note: 'A secret note.',
  })
).slug

async function reads(userId: string): Promise<boolean> {
  const token = await makeToken(payload, userId)
  const { body } = await callApi(payload, 'GET', `/v1/site/${site.slug}/recipes/${slug}`, { token })
  return JSON.stringify(body).includes('secret')
}

// docs/product/payments.md#test-payments-elsewhere
describe('a plan that was paid for in the local test mode', () => {
  it('gives nothing once the database is run without it, and the author reads why', async () => {
    const { id, userId } = await buyPlan(payload, site.id)
    expect(await voidTestPayments(payload.db.pool, 'local')).toBe(0)
    expect(await reads(userId)).toBe(true)
    expect(await voidTestPayments(payload.db.pool, 'off')).toBe(1)
    expect(await reads(userId)).toBe(false)
    const { body } = await callApi(payload, 'GET', `/v1/manage/${site.slug}/subscribers/${id}`, {
      token: await makeToken(payload, site.owner),
    })
    expect(body).toMatchObject({
      subscriber: { status: 'canceled', note: expect.stringContaining('test mode') },
    })
    expect(await voidTestPayments(payload.db.pool, 'off')).toBe(0)
  })

  it('is what it is at the test checkout again, back in that mode', async () => {
    const { stripeId, userId } = await buyPlan(payload, site.id)
    await voidTestPayments(payload.db.pool, 'test')
    expect(await reads(userId)).toBe(false)
    await syncSubscription(payload, stripeId)
    expect(await reads(userId)).toBe(true)
  })
})
