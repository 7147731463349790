import { describe, expect, it } from 'vitest'
import { reducedPrice } from './coupon'
import type { Discount } from './coupon'

const none = { percentOff: null, amountOffCents: null, durationMonths: null }
const monthly = { plan: 'monthly', amountCents: 500, currency: 'USD' } as const
const yearly = { plan: 'yearly', amountCents: 5000, currency: 'USD' } as const

// docs/product/payments.md#coupons
describe('a price with a coupon', () => {
  it.each<[Discount, typeof monthly | typeof yearly, string]>([
    [
      { ...none, percentOff: 20, duration: 'repeating', durationMonths: 3 },
      monthly,
      '20% off for 3 months: $4 instead of $5 a month.',
    ],
    [
      { ...none, percentOff: 20, duration: 'repeating', durationMonths: 3 },
      yearly,
      '20% off the first year: $40 instead of $50.',
    ],
    [
      { ...none, percentOff: 20, duration: 'repeating', durationMonths: 18 },
      yearly,
      '20% off for 2 years: $40 instead of $50 a year.',
    ],
    [
      { ...none, amountOffCents: 150, duration: 'once' },
      monthly,
      '$1.50 off the first month: $3.50 instead of $5.',
    ],
    [
      { ...none, percentOff: 10, duration: 'forever' },
      yearly,
      '10% off every payment: $45 instead of $50 a year.',
    ],
    [
      { ...none, percentOff: 100, duration: 'once' },
      monthly,
      '100% off the first month: nothing instead of $5.',
    ],
  ])('%j is said in money', (discount, price, words) => {
    expect(reducedPrice(discount, price).words).toBe(words)
  })

  it('is never below nothing, and is rounded as it is charged', () => {
    const much = { ...none, amountOffCents: 900, duration: 'once' } as const
    expect(reducedPrice(much, monthly)).toMatchObject({
      amountCents: 0,
      off: '$5 off the first month',
    })
    const third = { ...none, percentOff: 33, duration: 'once' } as const
    expect(
      reducedPrice(third, { plan: 'monthly', amountCents: 450, currency: 'JPY' }),
    ).toMatchObject({
      amountCents: 301,
    })
  })
})
