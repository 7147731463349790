import { describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'
import { listEvents, storeEvents } from './missed-events'
import { paymentHealth } from './payment-health'
import { reconcile } from './reconcile'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const siteId = (await makeSellingSite(payload)).id

async function statusOf(id: string): Promise<string | undefined> {
  const { rows } = await payload.db.pool.query<{ status: string }>(
    'select status::text from subscriptions where id = $1',
    [id],
  )
  return rows[0]?.status
}

const forget = () => payload.db.pool.query('delete from stripe_events')

// docs/product/payments.md#reconcile
describe('the nightly comparison', () => {
  it('applies events whose webhooks never came', async () => {
    const { id, stripeId } = await buyPlan(payload, siteId)
    await reconcile(payload)
    await withSimulator(payload, (simulator) => simulator.cancelNow(stripeId))
    await payload.db.pool.query('delete from stripe_events where applied_at is null')
    expect(await statusOf(id)).toBe('active')
    const report = await reconcile(payload)
    expect(report?.missedEvents).toBeGreaterThan(0)
    expect(await statusOf(id)).toBe('canceled')
  })

  it('mends what differs, and says how many', async () => {
    const { id } = await buyPlan(payload, siteId)
    await reconcile(payload)
    await payload.db.pool.query(
      `update subscriptions set status = 'canceled', price_amount_cents = 1 where id = $1`,
      [id],
    )
    expect(await reconcile(payload)).toMatchObject({ drifted: 1, mended: 0 })
    expect(await statusOf(id)).toBe('active')
    expect(await reconcile(payload)).toMatchObject({ drifted: 0, mended: 0, missedEvents: 0 })
  })

  it('notes in the database what it did', async () => {
    await reconcile(payload)
    const { rows } = await payload.db.pool.query<{ finished: boolean; calls: number }>(
      `select finished_at is not null as finished, list_calls as calls from payment_reconciles
        order by id desc limit 1`,
    )
    expect(rows[0]?.finished).toBe(true)
    expect(rows[0]?.calls).toBeGreaterThan(0)
  })

  it('tells who runs the installation, with webhooks that could not be applied', async () => {
    await forget()
    await payload.db.pool.query(
      `insert into stripe_events (id, mode, type, created_at, applied_at, attempts, error)
        values ('evt_given_up', 'local', 'invoice.paid', now(), now(), 16, 'No answer')`,
    )
    const { id } = await buyPlan(payload, siteId)
    await payload.db.pool.query(`update subscriptions set plan_type = 'yearly' where id = $1`, [id])
    await reconcile(payload)
    const health = await paymentHealth(payload)
    expect(health).toMatchObject({ waiting: 0, givenUp: 1, lastError: 'No answer' })
    expect(health?.nights[0]).toMatchObject({ isFinished: true, drifted: 1 })
  })
})

describe('a replay', () => {
  it('applies the events of a range of time again, known ones too', async () => {
    const { id, stripeId } = await buyPlan(payload, siteId)
    await withSimulator(payload, (simulator) => simulator.cancelNow(stripeId))
    await forget()
    const from = new Date(Date.now() - 3_600_000)
    const { events } = await listEvents(payload, { from })
    expect(await storeEvents(payload, events, true)).toBe(events.length)
    await applyEvents(payload)
    expect(await statusOf(id)).toBe('canceled')
    await payload.db.pool.query(
      `update subscriptions set status = 'active', payment_read = 0 where id = $1`,
      [id],
    )
    expect(await storeEvents(payload, events, false)).toBe(0)
    await storeEvents(payload, events, true)
    await applyEvents(payload)
    expect(await statusOf(id)).toBe('canceled')
  })

  it('leaves what is not in the range', async () => {
    const from = new Date(Date.now() - 7_200_000)
    const to = new Date(Date.now() - 3_600_000)
    expect((await listEvents(payload, { from, to })).events).toEqual([])
  })
})
