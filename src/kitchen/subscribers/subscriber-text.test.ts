import { describe, expect, it } from 'vitest'
import type { Subscriber } from '@/src/contract/people/subscription'
import { periodText } from './subscriber-text'

const NOW = new Date('2030-06-15T12:00:00Z')
const subscriber = (changes: Partial<Subscriber>): Subscriber => ({
  id: '',
  email: 'ada@example.com',
  displayName: null,
  planType: 'monthly',
  status: 'active',
  priceAmountCents: 500,
  currency: 'USD',
  source: 'payment',
  currentPeriodEnd: '2030-06-20T12:00:00Z',
  cancelAtPeriodEnd: false,
  receivesNewsletter: true,
  tags: [],
  createdAt: '2030-01-01T00:00:00Z',
  ...changes,
})

// docs/product/kitchen.md#one-subscriber
describe('the period of a subscriber', () => {
  const over = '2030-06-10T12:00:00Z'
  it.each<[Partial<Subscriber>, RegExp | null]>([
    [{}, /^Renews /],
    [{ cancelAtPeriodEnd: true }, /^Until /],
    [{ source: 'gift' }, /^Until /],
    [{ currentPeriodEnd: over }, /^Ended /],
    [{ status: 'past_due', currentPeriodEnd: over }, /^Paid until /],
    [{ status: 'paused' }, /^Paid until /],
    [{ planType: 'free' }, null],
    [{ status: 'canceled' }, null],
  ])('%j', (changes, words) => {
    const said = periodText(subscriber(changes), NOW, 'UTC')
    if (words === null) expect(said).toBeNull()
    else expect(said).toMatch(words)
  })
})
