import { describe, expect, it } from 'vitest'
import { isCurrency, priceProblem } from './chargeable'

// docs/product/payments.md#amounts
describe('a price', () => {
  it.each([
    [50, 'USD'],
    [0, 'USD'],
    [500, 'JPY'],
    [4500, 'KWD'],
    [4510, 'KWD'],
    [45000, 'ISK'],
    [1, 'XOF'],
  ])('of %s %s can be charged', (amount, currency) => {
    expect(priceProblem(amount, currency)).toBeNull()
  })

  it.each([
    [49, 'USD', 'At least $0.50. Smaller amounts cannot be charged.'],
    [49, 'JPY', 'At least ¥50. Smaller amounts cannot be charged.'],
    [4505, 'KWD', 'Only steps of KWD\u00a00.010 can be charged in KWD.'],
    [45050, 'ISK', 'Only steps of ISK\u00a01 can be charged in ISK.'],
  ])('of %s %s cannot: %s', (amount, currency, words) => {
    expect(priceProblem(amount, currency)).toBe(words)
  })

  it('is in a currency that there is', () => {
    expect(['USD', 'JPY', 'ZZZ', 'usd', 'XXX'].map(isCurrency)).toEqual([
      ...[true, true, false, false, false],
    ])
  })
})
