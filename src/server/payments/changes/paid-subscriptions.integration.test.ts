import { describe, expect, it } from 'vitest'
import { makeToken } from '@/src/testing/builders'
import { buyPlan } from '@/src/testing/setups/payments'
import { payload, post, reader, reads, rowOf, site } from '@/src/testing/setups/paying/readers'
import { stripeOf } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

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
