import { describe, expect, it } from 'vitest'
import { toDecimal, toMixedNumber, writtenNumberText } from './fraction'

const read = (quantity: number): string => writtenNumberText(toMixedNumber(quantity))

describe('fractions', () => {
  it.each([
    [0, '0'],
    [0.125, '⅛'],
    [0.25, '¼'],
    [0.333, '⅓'],
    [0.5, '½'],
    [0.666, '⅔'],
    [0.75, '¾'],
    [1, '1'],
    [1.5, '1½'],
    [2.34, '2⅓'],
    [12.75, '12¾'],
  ])('write %s as %s', (quantity, text) => {
    expect(read(quantity)).toBe(text)
  })

  it.each([
    [0.4, '⅓'],
    [0.43, '½'],
    [0.6, '⅔'],
    [0.85, '¾'],
    [0.9, '1'],
    [1.95, '2'],
    [3.05, '3'],
  ])('round %s to the nearest, %s', (quantity, text) => {
    expect(read(quantity)).toBe(text)
  })

  it('round to whole numbers above 25 and not at 25', () => {
    expect(read(25)).toBe('25')
    expect(read(24.5)).toBe('24½')
    expect(read(25.5)).toBe('26')
    expect(read(333.3)).toBe('333')
  })

  it('never turn something into nothing', () => {
    expect(read(0.01)).toBe('⅛')
  })
})

describe('decimals', () => {
  it.each([
    [1.8, '1.8'],
    [3.6666, '3.67'],
    [1.183, '1.18'],
    [2.5, '2.5'],
    [12.345, '12.3'],
    [25, '25'],
    [112.5, '113'],
    [0.25, '0.25'],
    [0.001, '0.01'],
    [0, '0'],
  ])('write %s as %s', (quantity, text) => {
    expect(writtenNumberText(toDecimal(quantity))).toBe(text)
  })
})
