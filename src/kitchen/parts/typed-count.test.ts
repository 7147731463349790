import { describe, expect, it } from 'vitest'
import { readCount, wrongCount } from './typed-count'

// docs/product/payments.md#coupons
describe('a typed count', () => {
  it.each([
    ['1', 1],
    [' 36 ', 36],
    ['٣٦', 36],
    ['', null],
    ['0', 'invalid'],
    ['37', 'invalid'],
    ['-5', 'invalid'],
    ['1.5', 'invalid'],
    ['1e1', 'invalid'],
    ['many', 'invalid'],
  ] as const)('of "%s" is %s', (typed, count) => {
    expect(readCount(typed, 36)).toBe(count)
  })

  it('tells its bounds', () => {
    expect(wrongCount(1_000_000)).toBe('Enter a whole number from 1 to 1,000,000.')
  })
})
