import { describe, expect, it } from 'vitest'
import { makeToken, makeUser } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { beginGift, buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import type { Bought } from '@/src/testing/setups/payments'
import { reconcile } from '../reconcile/reconcile'
import { withSimulator } from '../stripe/local-stripe'
import { applyEvents } from '../webhooks/apply'
import { syncSubscription } from './sync-subscription'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSellingSite(payload)

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

/** Two renewals fail; the first of them ends the access after a while. */
async function leaveOwing({ customerId }: Bought): Promise<void> {
  await withSimulator(payload, (simulator) => simulator.setCard(customerId, '4000000000000341'))
  await withSimulator(payload, (simulator) => simulator.advance({ days: 31 }))
  await applyEvents(payload)
}

// docs/product/subscriptions.md#subscribing
describe('a subscription that waits for a payment', () => {
  it('is neither ended by subscribing for nothing nor covered by a gift', async () => {
    const own = await makeSellingSite(payload)
    const bought = await buyPlan(payload, own.id)
    await leaveOwing(bought)
    await payload.db.pool.query(
      `update subscriptions set current_period_end = now() - interval '20 days' where id = $1`,
      [bought.id],
    )
    const waiting = { plan: 'monthly', status: 'past_due', source: 'payment' }
    expect(await stored(bought)).toEqual(waiting)
    const token = await makeToken(payload, bought.userId)
    const asked = await callApi(payload, 'POST', `/v1/site/${own.slug}/subscriptions`, {
      token,
      body: { plan: 'free' },
    })
    expect(asked).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
    const gift = await callApi(payload, 'POST', '/v1/manage/accepted-gifts', {
      token,
      body: { token: await giftTo(own.id) },
    })
    expect(gift.status).toBe(409)
    expect(await stored(bought)).toEqual(waiting)
  })
})

/** Buys a gift; gives the token of its link. */
async function giftTo(siteId: string): Promise<string> {
  const giver = await makeUser(payload)
  const session = await beginGift(payload, { siteId, userId: giver.id, email: giver.email })
  await withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))
  await applyEvents(payload)
  const [mail] = mailbox.to(giver.email)
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

// docs/product/payments.md#two-checkouts-at-once
describe('what a reader has paid', () => {
  it('is kept of a plan that another one has replaced, however late it is told', async () => {
    const bought = await buyPlan(payload, site.id)
    await end(bought)
    await payload.db.pool.query('delete from payments where user_id = $1', [bought.userId])
    await subscribeForNothing(bought)
    await payload.db.pool.query(
      `update stripe_events set applied_at = null where subject like 'invoice:%'`,
    )
    await applyEvents(payload)
    const { rows } = await payload.db.pool.query<Record<string, unknown>>(
      `select plan_type::text as plan, amount_cents::int as amount, status from payments
        where user_id = $1`,
      [bought.userId],
    )
    expect(rows).toEqual([{ plan: 'monthly', amount: 500, status: 'paid' }])
  })
})
