import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import type { StripeWeather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import { buyInWeather, weatherSettings } from '@/src/testing/setups/stripe-weather'
import { reconcile } from './reconcile'

const NUMBER = 10_000

const stripe: StripeWeather = await startStripeWeather()
const payload = await testPayload({ ...weatherSettings(stripe), STRIPE_TIMEOUT_MS: '20000' })
const { id: siteId } = await makeSellingSite(payload)
const { id, stripeId } = await buyInWeather(payload, stripe, { siteId })
const ids = await multiply(id, stripeId)
afterAll(() => stripe.stop())

/** Makes ten thousand of one subscription, at Stripe and in the database, each of a reader of its own. */
async function multiply(id: string, stripeId: string): Promise<string[]> {
  const { subscriptions } = stripe.state.objects
  const model = subscriptions[stripeId]
  if (!model) throw new Error('There is no model.')
  const made = Array.from({ length: NUMBER - 1 }, (_, at) => {
    const checkout = randomUUID()
    const copy = structuredClone(model)
    copy.number = model.number + (at + 1) / NUMBER
    copy.object.id = `sub_copy${String(at).padStart(5, '0')}`
    copy.object.metadata = { ...copy.object.metadata, checkout }
    subscriptions[copy.object.id] = copy
    return { at, checkout, stripe: copy.object.id }
  })
  await payload.db.pool.query(
    `with made as (
        select * from jsonb_to_recordset($2::jsonb) as m(at int, checkout uuid, stripe text)),
      readers as (
        insert into users (email) select 'r' || at || '@many.example' from made returning id, email),
      asked as (
        insert into checkouts (id, mode, kind, site_id, user_id, email, plan, amount_cents, currency,
          is_signed_in, status, created_at)
        select m.checkout, 'test', 'subscription', b.site_id, r.id, r.email, 'monthly', 500, 'USD',
          true, 'complete', now()
        from made m join readers r on r.email = 'r' || m.at || '@many.example'
          join subscriptions b on b.id = $1)
      insert into subscriptions (site_id, user_id, plan_type, status, price_amount_cents, currency,
        current_period_end, cancel_at_period_end, stripe_subscription_id, stripe_customer_id,
        payment_mode, payment_read, source)
      select b.site_id, r.id, b.plan_type, b.status, b.price_amount_cents, b.currency,
        b.current_period_end, b.cancel_at_period_end, m.stripe, b.stripe_customer_id,
        b.payment_mode, b.payment_read, b.source
      from made m join readers r on r.email = 'r' || m.at || '@many.example'
        join subscriptions b on b.id = $1`,
    [id, JSON.stringify(made)],
  )
  return [stripeId, ...made.map((each) => each.stripe)]
}

const listCalls = (): number => stripe.asked.filter((call) => call.includes('limit=100')).length

/** The number of rows that differ from Stripe's state. */
async function differing(): Promise<number> {
  const truth = Object.values(stripe.state.objects.subscriptions).map(({ object }) => ({
    id: object.id,
    status: object.status,
    ending: object.cancel_at_period_end,
    ends: object.ended_at ?? object.items.data[0]?.current_period_end,
  }))
  const { rows } = await payload.db.pool.query<{ n: number }>(
    `select count(*)::int as n
      from jsonb_to_recordset($1::jsonb) as t(id text, status text, ending bool, ends float8)
      left join subscriptions b on b.stripe_subscription_id = t.id
      where b.id is null or b.status::text <> t.status or b.cancel_at_period_end <> t.ending
        or b.price_amount_cents <> 500
        or b.plan_type::text <> 'monthly' or extract(epoch from b.current_period_end) <> t.ends`,
    [JSON.stringify(truth)],
  )
  return rows[0]?.n ?? -1
}

const change = (columns: string, of: string[]): Promise<unknown> =>
  payload.db.pool.query(
    `update subscriptions set ${columns} where stripe_subscription_id = any($1)`,
    [of],
  )

// docs/product/payments.md#reconcile
describe('ten thousand subscriptions', () => {
  it('are compared in one pass of under 100 list calls, which mends all that differ', async () => {
    expect(await differing()).toBe(0)
    await reconcile(payload)
    const at = (from: number): string[] =>
      Array.from({ length: 10 }, (_, n) => ids[from + n * 9] ?? '')
    // Webhooks that were lost.
    for (const id of at(200)) stripe.simulator.cancelNow(id)
    for (const id of at(2_000)) stripe.simulator.cancelAtPeriodEnd(id, true)
    stripe.simulator.takeEvents()
    // Changes at Stripe that no event tells of.
    for (const id of at(8_000)) {
      const object = stripe.state.objects.subscriptions[id]?.object
      if (object) object.cancel_at_period_end = true
    }
    // Rows that were changed by somebody else, the oldest among them, or are lost.
    await change(`status = 'canceled'`, at(1).slice(0, 5))
    await change(`price_amount_cents = 1, plan_type = 'yearly'`, at(5_000).slice(0, 5))
    await change(`current_period_end = now() - interval '3 days'`, at(9_000).slice(0, 5))
    await payload.db.pool.query(
      'delete from subscriptions where stripe_subscription_id = any($1)',
      [at(6_000).slice(0, 5)],
    )
    expect(await differing()).toBe(50)

    stripe.asked.length = 0
    const report = await reconcile(payload)
    expect(await differing()).toBe(0)
    expect(listCalls()).toBeLessThan(100)
    expect(report).toMatchObject({
      listCalls: listCalls(),
      missedEvents: 20,
      drifted: 15,
      mended: 15,
    })
    expect(report?.checked).toBeGreaterThan(9_000)
    const { rows } = await payload.db.pool.query(
      `select list_calls, missed_events, drifted, checked, mended, finished_at is not null as done
        from payment_reconciles order by id desc limit 1`,
    )
    expect(rows).toEqual([
      {
        list_calls: report?.listCalls,
        missed_events: 20,
        drifted: 15,
        checked: report?.checked,
        mended: 15,
        done: true,
      },
    ])
  })

  it('are all compared by lists within two nights, and a night that is cut short goes on in the next', async () => {
    await reconcile(payload)
    const oldest = ids[0] ?? ''
    const object = stripe.state.objects.subscriptions[oldest]?.object
    if (object) object.cancel_at_period_end = true
    stripe.let(/subscriptions\?.*starting_after/, { status: 503, body: 'away' }, 2)
    const short = await reconcile(payload)
    expect(short?.checked).toBeLessThanOrEqual(200)
    stripe.clear()
    await reconcile(payload)
    await reconcile(payload)
    expect(await differing()).toBe(0)
  })
})
