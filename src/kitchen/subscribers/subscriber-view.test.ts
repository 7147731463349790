import { describe, expect, it } from 'vitest'
import type { Subscriber } from '@/src/contract/people/subscription'
import {
  subscriberFilter,
  isFiltered,
  readSubscriberView,
  subscriberSearch,
} from './subscriber-view'
import { periodText, planLabel, subscriptionBadge } from './subscriber-text'

// docs/product/kitchen.md#subscribers
describe('the view of the list of subscribers', () => {
  it('comes back from its address', () => {
    const view = readSubscriberView('?query=a%26b&plan=paid&state=ended&source=gift&order=name')
    expect(view).toMatchObject({ query: 'a&b', plan: 'paid', state: 'ended', source: 'gift' })
    expect(readSubscriberView(subscriberSearch(view))).toEqual(view)
  })

  it('has no address of its own at first, and ignores what it does not know', () => {
    const first = readSubscriberView('?plan=gold&state=x&order=y')
    expect(subscriberSearch(first)).toBe('')
    expect(isFiltered({ ...first, order: 'name' })).toBe(false)
    expect(isFiltered({ ...first, plan: 'free' })).toBe(true)
    expect(subscriberFilter(first)).toEqual({ state: 'current', orderBy: 'newest' })
  })
})

const now = new Date('2026-03-12T09:00:00.000Z')
const subscriber = (more: Partial<Subscriber>): Subscriber => ({
  ...{
    id: 's',
    email: 'ada@example.com',
    displayName: null,
    planType: 'yearly',
    source: 'payment',
  },
  ...{
    status: 'active',
    priceAmountCents: 5000,
    currency: 'USD',
    receivesNewsletter: true,
    tags: [],
  },
  ...{ currentPeriodEnd: '2026-05-01T00:00:00.000Z', cancelAtPeriodEnd: false },
  createdAt: now.toISOString(),
  ...more,
})

describe('the words about a subscriber', () => {
  it('say plan, state and period', () => {
    const paying = subscriber({})
    expect(planLabel(paying)).toBe('Yearly, $50')
    expect(subscriptionBadge(paying, now).words).toBe('Active')
    expect(periodText(paying, now, 'UTC')).toMatch(/^Renews /)
    const ending = subscriber({ cancelAtPeriodEnd: true })
    expect([
      subscriptionBadge(ending, now).words,
      periodText(ending, now, 'UTC')?.slice(0, 5),
    ]).toEqual(['Ending', 'Until'])
  })

  it('say of what was given that it is complimentary, and when it has ended', () => {
    const given = subscriber({
      ...{ source: 'complimentary', currentPeriodEnd: '2026-03-01T00:00:00.000Z' },
    })
    expect(planLabel(given)).toBe('Complimentary')
    expect(subscriptionBadge(given, now).words).toBe('Ended')
    expect(periodText(given, now, 'UTC')).toMatch(/^Ended /)
  })
})
