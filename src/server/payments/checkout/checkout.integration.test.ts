import { describe, expect, it } from 'vitest'
import { normaliseEmail } from '@/src/domain/addresses/email-address'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { getStripe } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })

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

// docs/product/payments.md#after-the-checkout
describe('a checkout of somebody who is signed out', () => {
  it.each([
    "o'neil+recipes@sub.example.co.uk",
    'jörg.müller@bücher.example',
    `${'a'.repeat(64)}@${'long.'.repeat(20)}example`,
    'UPPER.Case@Example.COM',
  ])('makes the account of %s, and opens what was paid for', async (odd) => {
    const { id: siteId, slug } = await makeSellingSite(payload)
    const asked = await callApi(payload, 'POST', `/v1/site/${slug}/subscriptions`, {
      body: { plan: 'monthly', email: odd },
    })
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    const { url } = (asked.body as { checkout: { url: string } }).checkout
    const session = url.slice(url.lastIndexOf('/') + 1)
    await withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      `select u.email, b.status::text from subscriptions b join users u on u.id = b.user_id
        where b.site_id = $1`,
      [siteId],
    )
    expect(rows).toEqual([{ email: normaliseEmail(odd), status: 'active' }])
  })
})

// docs/product/payments.md#webhooks
describe('a subscription that names another site than its checkout', () => {
  it('gives access to neither', async () => {
    const [site, other] = [await makeSellingSite(payload), await makeSellingSite(payload)]
    const { stripeId, userId } = await buyPlan(payload, site.id)
    await payload.db.pool.query('delete from subscriptions where user_id = $1', [userId])
    const { metadata } = await getStripe(payload).subscriptions.retrieve(stripeId)
    await getStripe(payload).subscriptions.update(stripeId, {
      metadata: { ...metadata, site: other.id },
    })
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query('select 1 from subscriptions where user_id = $1', [
      userId,
    ])
    expect(rows).toEqual([])
  })
})
