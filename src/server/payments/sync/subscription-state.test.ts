import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { makePrice, simulated, subscribe } from '@/src/testing/stripe/simulated'
import { stateOf } from './subscription-state'

const stripe = simulated()
const subscription = await subscribe(stripe, (await makePrice(stripe)).id)
const state = (changes: Partial<Stripe.Subscription>) => stateOf({ ...subscription, ...changes })

// docs/product/subscriptions.md#states
describe('a subscription at Stripe', () => {
  it('gives what was paid for, in our words', () => {
    expect(stateOf(subscription)).toMatchObject({
      planType: 'monthly',
      status: 'active',
      cancelAtPeriodEnd: false,
      subscriptionId: subscription.id,
    })
  })

  it('counts no period that is not paid for', () => {
    const [item] = subscription.items.data
    const start = new Date((item?.current_period_start ?? 0) * 1000)
    for (const status of ['past_due', 'unpaid'] as const) {
      expect(state({ status })).toMatchObject({ status: 'past_due', currentPeriodEnd: start })
    }
  })

  it('is nothing before its first payment', () => {
    expect(state({ status: 'incomplete' })).toBeNull()
    expect(state({ status: 'incomplete_expired' })).toBeNull()
  })

  it('ends when it was ended, or at a day that was set', () => {
    const ended = state({ status: 'canceled', ended_at: 1_700_000_000 })
    expect(ended).toMatchObject({
      status: 'canceled',
      currentPeriodEnd: new Date('2023-11-14T22:13:20.000Z'),
    })
    const [item] = subscription.items.data
    const day = (item?.current_period_start ?? 0) + 86_400
    expect(state({ cancel_at: day })).toMatchObject({
      cancelAtPeriodEnd: true,
      currentPeriodEnd: new Date(day * 1000),
    })
  })

  it('gives nothing while its collection is paused', () => {
    const pause = { behavior: 'void' as const, resumes_at: null }
    expect(state({ pause_collection: pause })?.status).toBe('paused')
    expect(state({ pause_collection: pause, status: 'canceled' })?.status).toBe('canceled')
    expect(state({ status: 'paused' })?.status).toBe('paused')
  })
})
