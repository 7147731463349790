import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceInput, readPrice, wrongPrice } from './typed-price'

// docs/product/kitchen.md#plans
describe('a typed price', () => {
  it.each([
    ['5', 500],
    ['4.5', 450],
    ['4,50', 450],
    [' 19.99 ', 1999],
    ['0', 0],
    ['', null],
    ['٤٫٥٠', 450],
    ['five', 'invalid'],
    ['1.999', 'invalid'],
    ['-3', 'invalid'],
    ['1e5', 'invalid'],
    ['99999999', 'invalid'],
  ] as const)('of "%s" is %s', (typed, cents) => {
    expect(readPrice(typed, 'USD')).toBe(cents)
  })

  it('is whole in a currency without cents', () => {
    expect(['500', '500.', '4.5'].map((typed) => readPrice(typed, 'JPY'))).toEqual([
      500,
      500,
      'invalid',
    ])
    expect(readPrice('4.5', 'KWD')).toBe(4500)
  })

  it('is told its bounds when it is none', () => {
    expect(wrongPrice('USD')).toBe('Enter a price such as 5 or 4.50, $1,000,000 at most.')
    expect(wrongPrice('JPY')).toBe('Enter a price such as 500, ¥100,000,000 at most.')
  })

  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (amount, currency) => {
          expect(readPrice(priceInput(amount, currency), currency)).toBe(amount)
        },
      ),
    )
  })
})
