import { describe, expect, it } from 'vitest'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addSubscription, storedSubscription } from '@/src/testing/setups/subscriptions'
import { getAppSubscription, listOwnSubscriptions } from './lists'
import { resumeSubscription } from './renewal'
import { subscribeForFree } from './subscribe-for-free'

const payload = await testPayload()

const days = (count: number): Date => new Date(Date.now() + count * 86_400_000)

describe('where a subscription came from', () => {
  it('is a payment only where a payment service stands behind it, for its reader', async () => {
    const { id: user } = await makeUser(payload)
    const service = { stripe_subscription_id: unique('sub'), payment_mode: 'local' }
    const plans = [
      ['by hand', { source: 'payment' }],
      ['by the service', { source: 'payment', ...service }],
      ['given', { source: 'complimentary' }],
    ] as const
    for (const [title, columns] of plans) {
      const site = await makeSite(payload, { title })
      await addSubscription(payload, site.id, user, { plan_type: 'yearly', ...columns })
    }
    const own = await listOwnSubscriptions(payload, user)
    expect(own.map(({ site, source }) => [site.title, source])).toEqual([
      ['by hand', 'self'],
      ['by the service', 'payment'],
      ['given', 'complimentary'],
    ])
  })

  it('is the reader’s own wish once they subscribed for nothing after a paid period', async () => {
    const [site, { id: user }] = [await makeSite(payload), await makeUser(payload)]
    const id = await addSubscription(payload, site.id, user, {
      plan_type: 'monthly',
      source: 'payment',
      current_period_end: days(-40),
      stripe_subscription_id: unique('sub'),
      stripe_customer_id: unique('cus'),
      payment_mode: 'local',
    })
    await subscribeForFree(payload, site.id, user)
    const { rows } = await payload.db.pool.query(
      `select source::text, stripe_subscription_id, stripe_customer_id, payment_mode
        from subscriptions where id = $1`,
      [id],
    )
    // docs/product/subscriptions.md#subscribing
    expect(rows).toEqual([
      {
        source: 'self',
        stripe_subscription_id: null,
        stripe_customer_id: null,
        payment_mode: null,
      },
    ])
  })
})

// docs/product/subscriptions.md#cancelling
describe('resuming a cancelled subscription', () => {
  it('is possible until its period ends, and not any more after that', async () => {
    const { id: user } = await makeUser(payload)
    const cancelled = async (end: number) =>
      addSubscription(payload, (await makeSite(payload)).id, user, {
        plan_type: 'monthly',
        current_period_end: days(end),
        cancel_at_period_end: true,
      })
    const [running, ended] = [await cancelled(1), await cancelled(-1)]
    await resumeSubscription(payload, user, running)
    expect(await storedSubscription(payload, running)).toMatchObject({
      cancel_at_period_end: false,
    })
    await expect(resumeSubscription(payload, user, ended)).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await storedSubscription(payload, ended)).toMatchObject({ cancel_at_period_end: true })
  })
})

describe('what an author owes the platform for a site', () => {
  it('is told as long as the payment service waits for it', async () => {
    const { id: site } = await makeSite(payload)
    await payload.create({
      collection: 'app-subscriptions',
      data: {
        site,
        plan: 'standard',
        status: 'past_due',
        currentPeriodEnd: days(-60).toISOString(),
        stripeSubscriptionId: unique('sub'),
      },
    })
    expect(await getAppSubscription(payload, site)).toMatchObject({ status: 'past_due' })
  })
})
