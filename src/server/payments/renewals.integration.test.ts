import { describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { beginCheckout, buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { withSimulator } from './stripe/local-stripe'
import { applyEvents } from './webhooks/apply'

// The test clock is one for all: what moves it stands in a file of its own.

const payload = await testPayload({ LIMITS_FACTOR: '1000' })

async function rowOf(siteId: string, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select plan_type::text, status::text, price_amount_cents::int as price,
        current_period_end as "end" from subscriptions where site_id = $1 and user_id = $2`,
    [siteId, userId],
  )
  return rows[0] ?? {}
}

// docs/product/subscriptions.md#states
describe('a subscription that is paid', () => {
  it('is past due when its renewal fails, and comes back with another card', async () => {
    const own = await makeSellingSite(payload)
    const { userId, customerId, stripeId } = await buyPlan(payload, own.id)
    await withSimulator(payload, (simulator) => {
      simulator.setCard(customerId, '4000000000000341')
      simulator.advance({ days: 32 })
    })
    await applyEvents(payload)
    const failed = await rowOf(own.id, userId)
    expect(failed['status']).toBe('past_due')
    await withSimulator(payload, (simulator) => {
      simulator.setCard(customerId, GOOD_CARD)
      simulator.payOpenInvoice(stripeId)
    })
    await applyEvents(payload)
    const mended = await rowOf(own.id, userId)
    expect(mended['status']).toBe('active')
    expect(Number(mended['end'])).toBeGreaterThan(Number(failed['end']))
    const { rows } = await payload.db.pool.query<{ kind: string }>(
      `select kind from subscription_history where site_id = $1 order by id`,
      [own.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['started', 'payment_failed', 'payment_recovered'])
    const paid = await payload.db.pool.query<{ status: string }>(
      `select status from payments where site_id = $1 order by created_at`,
      [own.id],
    )
    expect(paid.rows.map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('that owes a payment is mended, not bought a second time', async () => {
    const own = await makeSellingSite(payload)
    const { userId, customerId } = await buyPlan(payload, own.id)
    await withSimulator(payload, (simulator) => {
      simulator.setCard(customerId, '4000000000000341')
      simulator.advance({ days: 32 })
    })
    await applyEvents(payload)
    const { email } = await payload.findByID({ collection: 'users', id: userId, depth: 0 })
    await payload.db.pool.query(
      `update subscriptions set current_period_end = now() - interval '30 days' where site_id = $1`,
      [own.id],
    )
    const again = beginCheckout(payload, { siteId: own.id, userId, email })
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
  })

  it('has ended when every retry has failed', async () => {
    const own = await makeSellingSite(payload)
    const { userId, customerId } = await buyPlan(payload, own.id)
    await withSimulator(payload, (simulator) => {
      simulator.setCard(customerId, '4000000000000341')
      simulator.advance({ days: 60 })
    })
    await applyEvents(payload)
    expect((await rowOf(own.id, userId))['status']).toBe('canceled')
  })
})

// docs/product/payments.md#trials
describe('a trial', () => {
  it('is paid for when it ends', async () => {
    const own = await makeSellingSite(payload, { trialDays: 7 })
    const { userId } = await buyPlan(payload, own.id)
    await withSimulator(payload, (simulator) => simulator.advance({ days: 8 }))
    await applyEvents(payload)
    expect(await rowOf(own.id, userId)).toMatchObject({ status: 'active', price: 500 })
  })
})
