import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
})

async function sellingSite(changes: object = {}) {
  const { id, slug, owner } = await makeSellingSite(payload, changes)
  const token = await makeToken(payload, owner)
  const set = (body: object) => callApi(payload, 'PUT', `/v1/manage/${slug}/sites`, { token, body })
  const title = 'Prices'
  return { id, slug, set: (body: object) => set({ title, slug, ...body }), token }
}

// docs/product/payments.md#prices
describe('a changed price', () => {
  it('leaves those alone who pay the old one, also when they renew', async () => {
    const site = await sellingSite()
    const { id, userId } = await buyPlan(payload, site.id)
    expect(await site.set({ monthlyAmountCents: 900, currency: 'EUR' })).toMatchObject({
      status: 200,
    })
    await withSimulator(payload, (simulator) => simulator.advance({ days: 32 }))
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      `select b.price_amount_cents::int as price, b.currency, b.status::text,
          (select jsonb_agg(p.amount_cents) from payments p where p.user_id = $2) as paid
        from subscriptions b where b.id = $1`,
      [id, userId],
    )
    expect(rows).toEqual([{ price: 500, currency: 'USD', status: 'active', paid: [500, 500] }])
  })
})

// docs/product/payments.md#amounts
describe('a price that cannot be charged', () => {
  it.each<[object, string]>([
    [{ monthlyAmountCents: 49 }, 'monthlyAmountCents'],
    [{ currency: 'KWD', monthlyAmountCents: 4505 }, 'monthlyAmountCents'],
    [{ currency: 'ISK', yearlyAmountCents: 45050 }, 'yearlyAmountCents'],
    [{ currency: 'ZZZ' }, 'currency'],
  ])('is refused when it is set: %j', async (body, path) => {
    const { set } = await sellingSite()
    const answer = await set(body)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ error: { issues: [{ path }] } })
  })

  it('keeps nobody from changing something else', async () => {
    const { set } = await sellingSite({ monthlyAmountCents: 10 })
    expect(await set({ trialDays: 3 })).toMatchObject({ status: 200 })
  })

  it('is no amount of a coupon either', async () => {
    const { slug, token } = await sellingSite({ currency: 'KWD', monthlyAmountCents: 4500 })
    const body = { code: 'ODD', amountOffCents: 1005, duration: 'once' }
    const answer = await callApi(payload, 'POST', `/v1/manage/${slug}/coupons`, { token, body })
    expect(answer.status).toBe(422)
  })
})
