import { describe, expect, it } from 'vitest'
import { amountText, inUnits, minorDigits } from './money'

// docs/product/payments.md#amounts
describe('an amount of money', () => {
  it.each([
    [500, 'USD', '$5'],
    [450, 'USD', '$4.50'],
    [123456, 'GBP', '£1,234.56'],
    [450, 'JPY', '¥450'],
    [100, 'KRW', '₩100'],
    [4500, 'KWD', 'KWD\u00a04.500'],
    [5000, 'KWD', 'KWD\u00a05'],
    [450, 'dollars', '4.50 dollars'],
  ])('of %s %s is written %s', (amount, currency, text) => {
    expect(amountText(amount, currency)).toBe(text)
  })

  it('has as many digits after the point as its currency counts', () => {
    expect(['EUR', 'JPY', 'VND', 'TND', 'ISK'].map(minorDigits)).toEqual([2, 0, 0, 3, 2])
    expect(inUnits(450, 'JPY')).toBe(450)
    expect(inUnits(450, 'EUR')).toBe(4.5)
  })
})
