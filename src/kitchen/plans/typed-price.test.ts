import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInput, readPrice } from './typed-price'

// docs/product/kitchen.md#plans
describe('a typed price', () => {
  it.each([
    ['5', 500],
    ['4.5', 450],
    ['4,50', 450],
    [' 19.99 ', 1999],
    ['0', 0],
    ['', null],
    ['five', 'invalid'],
    ['1.999', 'invalid'],
    ['-3', 'invalid'],
    ['1e5', 'invalid'],
    ['99999999', 'invalid'],
  ] as const)('of "%s" is %s', (typed, cents) => {
    expect(readPrice(typed)).toBe(cents)
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(readPrice(priceInput(cents))).toBe(cents)
      }),
    )
  })
})
