import { describe, expect, it } from 'vitest'
import type { TestCheckout, TestPortal } from '@/src/contract/people/test-payment'
import { exampleBrand } from '@/src/testing/example-brand'
import {
  cardNumber,
  clockMoves,
  daysUntil,
  delayedPaymentText,
  nextText,
  describeStateChanges,
} from './test-payment-text'
import type { TestSubscription } from './test-payment-text'

const CHECKOUT: TestCheckout = {
  status: 'open',
  site: exampleBrand({ title: 'Ferment' }),
  email: 'reader@example.com',
  name: 'Full Access',
  interval: 'month',
  priceCents: 500,
  totalCents: 500,
  discountCents: 0,
  currency: 'USD',
  trialUntil: null,
  cancelUrl: null,
  successUrl: 'https://example.com/',
  cards: [],
}

const subscription = (fields: Partial<TestSubscription> = {}): TestSubscription => ({
  id: 'sub_1',
  name: 'Full Access',
  status: 'active',
  priceCents: 500,
  currency: 'USD',
  interval: 'month',
  periodEnd: '2026-05-01T00:00:00.000Z',
  trialEnd: null,
  endsWithPeriod: false,
  isOver: false,
  owedCents: null,
  ...fields,
})

const portal = (fields: Partial<TestPortal> = {}): TestPortal => ({
  email: 'reader@example.com',
  returnUrl: null,
  now: '2026-04-01T00:00:00.000Z',
  card: '4242',
  cards: [],
  subscriptions: [],
  invoices: [],
  ...fields,
})

const invoice = (
  id: string,
  status: string,
  amountCents = 500,
): TestPortal['invoices'][number] => ({
  id,
  status,
  amountCents,
  currency: 'USD',
  createdAt: '2026-05-01T00:00:00.000Z',
})

describe('the words of the test mode', () => {
  it('write a card number in groups of four', () => {
    expect(cardNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  })

  it('say what follows the payment of today', () => {
    expect(delayedPaymentText(CHECKOUT)).toBe('Then $5 a month, until it is cancelled.')
    expect(delayedPaymentText({ ...CHECKOUT, trialUntil: '2026-05-01T00:00:00Z' })).toBe(
      'Free until May 1, 2026, then $5 a month.',
    )
    expect(delayedPaymentText({ ...CHECKOUT, interval: null })).toBeNull()
  })

  it.each([
    [subscription(), 'Next payment on May 1, 2026: $5.'],
    [subscription({ status: 'trialing' }), 'First payment on May 1, 2026: $5.'],
    [subscription({ endsWithPeriod: true }), 'Ends on May 1, 2026.'],
    [
      subscription({ status: 'past_due', owedCents: 500 }),
      '$5 is owed. Change the card, then pay now.',
    ],
    [subscription({ status: 'paused' }), 'Nothing is paid while it is paused.'],
    [subscription({ status: 'canceled', isOver: true }), null],
  ])('say how a subscription goes on (%#)', (one, words) => {
    expect(nextText(one)).toBe(words)
  })
})

describe('the test clock', () => {
  it('can be moved to the end of a trial and to the soonest payment', () => {
    const subscriptions = [
      subscription(),
      subscription({ id: 'sub_2', periodEnd: '2026-04-11T00:00:00.000Z' }),
      subscription({ id: 'sub_3', status: 'trialing', periodEnd: '2026-04-06T00:00:00.000Z' }),
      subscription({ id: 'sub_4', isOver: true, periodEnd: '2026-04-02T00:00:00.000Z' }),
    ]
    const moves = clockMoves(portal({ subscriptions }))
    expect(moves.map(({ label, days }) => [label, Math.round(days)])).toEqual([
      ['To the end of the trial', 5],
      ['To the next payment', 10],
    ])
    expect(clockMoves(portal())).toEqual([])
  })

  it('moves to just after the moment, never short of it', () => {
    const days = daysUntil('2026-04-01T00:00:00.000Z', '2026-04-02T00:00:00.000Z')
    expect(days).toBeGreaterThan(1)
    expect(days).toBeLessThan(1.001)
  })

  it('says what was paid, what failed and what ended on the way', () => {
    const before = portal({ subscriptions: [subscription()], invoices: [invoice('a', 'open')] })
    const after = portal({
      now: '2026-05-02T00:00:00.000Z',
      subscriptions: [subscription({ isOver: true })],
      invoices: [invoice('a', 'paid'), invoice('b', 'paid', 700), invoice('c', 'open')],
    })
    expect(describeStateChanges(before, after)).toBe(
      'It is May 2, 2026. $12 was paid. A payment of $5 failed. Full Access has ended.',
    )
    expect(describeStateChanges(before, before)).toBe('It is April 1, 2026. Nothing was paid.')
  })
})
