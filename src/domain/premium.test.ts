import { describe, expect, it } from 'vitest'
import { isLockedFor } from './premium'
import type { PlanType } from './premium'

const reader = (planType: PlanType | null, isManager = false) => ({ planType, isManager })

describe('premium recipes (visitor-site §6)', () => {
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
