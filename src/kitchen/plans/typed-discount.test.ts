import { describe, expect, it } from 'vitest'
import { readDiscount } from './typed-discount'

// docs/product/payments.md#coupons
describe('a typed discount', () => {
  it.each([
    ['20%', { percentOff: 20 }],
    [' 100 % ', { percentOff: 100 }],
    ['5', { amountOffCents: 500 }],
    ['4,50', { amountOffCents: 450 }],
    ['0%', null],
    ['101%', null],
    ['0', null],
    ['-5', null],
    ['much', null],
    ['', null],
  ] as const)('of "%s" is %j', (typed, discount) => {
    expect(readDiscount(typed, 'USD')).toEqual(discount)
  })
})
