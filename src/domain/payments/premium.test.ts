import { describe, expect, it } from 'vitest'
import { currentPlan, isLockedFor, PAST_DUE_GRACE_DAYS } from './premium'
import type { PlanType, SubscriptionState } from './premium'

const reader = (planType: PlanType | null, isManager = false) => ({ planType, isManager })

// docs/product/recipes.md#locked-recipes
describe('premium recipes', () => {
  it('are locked for everybody who neither pays nor manages the site', () => {
    expect(
      [null, 'free', 'monthly', 'yearly'].map((plan) =>
        isLockedFor('subscribers_only', reader(plan as PlanType | null)),
      ),
    ).toEqual([true, true, false, false])
    expect(isLockedFor('subscribers_only', reader(null, true))).toBe(false)
  })

  it('are any that are not public, also by a setting nobody has heard of', () => {
    expect(isLockedFor('public', reader(null))).toBe(false)
    expect(isLockedFor('friends_only', reader(null))).toBe(true)
  })
})

const NOW = new Date('2030-06-15T12:00:00Z')
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000)
const planOf = (state: Partial<SubscriptionState>): PlanType | null =>
  currentPlan(
    {
      planType: 'monthly',
      status: 'active',
      currentPeriodEnd: inDays(1),
      cancelAtPeriodEnd: false,
      ...state,
    },
    NOW,
  )

describe('the plan that a subscription gives', () => {
  it('is what is paid for until its period ends, cancelled or not', () => {
    expect(planOf({})).toBe('monthly')
    expect(planOf({ cancelAtPeriodEnd: true })).toBe('monthly')
    expect(planOf({ currentPeriodEnd: inDays(-0.001) })).toBeNull()
    expect(planOf({ currentPeriodEnd: NOW })).toBeNull()
  })

  it('is kept for some days while a failed payment is tried again', () => {
    const after = (days: number) => planOf({ status: 'past_due', currentPeriodEnd: inDays(-days) })
    expect(after(PAST_DUE_GRACE_DAYS - 0.001)).toBe('monthly')
    expect(after(PAST_DUE_GRACE_DAYS)).toBeNull()
  })

  it('is none once it was cancelled, whatever else is stored', () => {
    expect(planOf({ status: 'canceled' })).toBeNull()
    expect(planOf({ status: 'canceled', planType: 'free' })).toBeNull()
    expect(planOf({ cancelAtPeriodEnd: true, currentPeriodEnd: null })).toBeNull()
  })

  it('is kept through a trial, and rests while it is paused', () => {
    expect(planOf({ status: 'trialing' })).toBe('monthly')
    expect(planOf({ status: 'trialing', currentPeriodEnd: inDays(-0.001) })).toBeNull()
    expect(planOf({ status: 'paused' })).toBeNull()
  })

  it('has no end where it is free, or nobody counts periods', () => {
    expect(planOf({ planType: 'free', currentPeriodEnd: inDays(-400) })).toBe('free')
    expect(planOf({ currentPeriodEnd: null })).toBe('monthly')
  })
})
