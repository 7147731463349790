import { describe, expect, it } from 'vitest'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { exampleBrand } from '@/src/testing/example-brand'
import {
  endsAutomatically,
  giftStateText,
  planText,
  renewalText,
  formatLostAccess,
} from './subscription-text'

const monthly: OwnSubscription = {
  id: '00000000-0000-4000-8000-000000000001',
  site: exampleBrand({ title: 'A' }),
  planType: 'monthly',
  status: 'active',
  priceAmountCents: 600,
  currency: 'USD',
  currentPeriodEnd: '2026-12-31T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  preferencesUrl: 'https://salt.example.com/email-preferences/a.b',
  source: 'payment',
}
const free: OwnSubscription = {
  ...monthly,
  source: 'self',
  planType: 'free',
  priceAmountCents: null,
  currentPeriodEnd: null,
}

describe('a subscription', () => {
  it('says what it is and costs', () => {
    expect(planText(monthly)).toBe('Full Access, $6 a month')
    expect(planText({ ...monthly, planType: 'yearly', priceAmountCents: 5950 })).toBe(
      'Full Access, $59.50 a year',
    )
    expect(planText({ ...monthly, priceAmountCents: null })).toBe('Full Access, monthly')
    expect(planText(free)).toBe('Limited Access, free')
  })

  it('says how it goes on', () => {
    expect(renewalText(monthly)).toBe('Renews on December 31, 2026')
    expect(renewalText({ ...monthly, cancelAtPeriodEnd: true })).toBe('Ends on December 31, 2026')
    expect(renewalText({ ...monthly, status: 'past_due' })).toBe(
      'The last payment failed. Change your card to keep full access.',
    )
    expect(renewalText({ ...monthly, status: 'trialing' })).toBe(
      'Free until December 31, 2026, then paid',
    )
    expect(renewalText({ ...monthly, source: 'gift' })).toBe('A gift until December 31, 2026')
    expect(renewalText({ ...monthly, source: 'import' })).toBe('Until December 31, 2026')
    expect(renewalText({ ...monthly, status: 'paused' })).toBe(
      'Paused: no payments and no full access.',
    )
    expect(renewalText(free)).toBeNull()
  })
})

describe('cancelling', () => {
  it('says what ends, and is not offered for what was given until a day', () => {
    expect(formatLostAccess(free)).toContain('newsletter')
    expect(formatLostAccess(monthly)).toContain('until the end of the period')
    const given = { ...monthly, source: 'complimentary', currentPeriodEnd: null } as const
    expect([formatLostAccess(given), endsAutomatically(given)]).toEqual([
      'Your full access ends immediately.',
      false,
    ])
    expect(endsAutomatically({ ...monthly, source: 'gift' })).toBe(true)
    expect(endsAutomatically(monthly)).toBe(false)
  })
})

describe('a gift that was given', () => {
  it('says whether it was accepted, and how long it waits', () => {
    const gift = {
      id: monthly.id,
      site: monthly.site,
      planType: 'monthly',
      recipientEmail: 'bo@example.com',
      amountCents: 500,
      currency: 'USD',
      createdAt: '2026-01-02T12:00:00.000Z',
      expiresAt: '2027-01-02T12:00:00.000Z',
      claimedAt: null,
      refundedAt: null,
    } as const
    const now = new Date('2026-06-01')
    const claimedAt = '2026-02-03T12:00:00.000Z'
    expect(giftStateText(gift, now)).toContain('Not accepted yet.')
    expect(giftStateText(gift, new Date('2027-02-01'))).toBe('Not accepted by January 2, 2027')
    expect(giftStateText({ ...gift, claimedAt }, now)).toBe('Accepted on February 3, 2026')
    const refundedAt = '2026-02-04T12:00:00.000Z'
    expect(giftStateText({ ...gift, refundedAt }, now)).toBe('Refunded on February 4, 2026')
  })
})
