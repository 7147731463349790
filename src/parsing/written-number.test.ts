import { describe, expect, it } from 'vitest'
import { expectLinear } from '@/src/testing/growth'
import { parseWrittenNumber, replaceFractions, WRITTEN_NUMBER_SOURCE } from './written-number'

describe('a number as people write it', () => {
  it.each([
    ['2', 2],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['1,200', 1200],
    ['1/2', 0.5],
    ['3/2', 1.5],
    ['1 1/2', 1.5],
    ['1\u00a01/2', 1.5],
    ['1-1/2', 1.5],
    ['1 and 1/2', 1.5],
    ['1 & 1/2', 1.5],
    ['1 ½', 1.5],
    ['1½', 1.5],
    ['1-½', 1.5],
    ['1 1\u20442', 1.5],
    ['1 1\u22152', 1.5],
    ['2 5/16', 2.3125],
    ['¾', 0.75],
  ])('reads %j as %d', (text, value) => {
    expect(new RegExp(`^${WRITTEN_NUMBER_SOURCE}$`, 'u').test(text)).toBe(true)
    expect(parseWrittenNumber(text)).toBeCloseTo(value, 9)
  })

  it('reads a whole number that lost the space before its fraction', () => {
    expect(['11/2', '21/4', '13/4', '11\u20442'].map(parseWrittenNumber)).toEqual([
      1.5, 2.25, 1.75, 1.5,
    ])
    expect(['12/4', '15/2', '10/4'].map(parseWrittenNumber)).toEqual([3, 7.5, 2.5])
  })

  it('leaves ranges of fractions, and what cannot be divided', () => {
    expect(replaceFractions('1/2-3/4 cup')).toBe('0.5-0.75 cup')
    expect(replaceFractions('2-3 cups')).toBe('2-3 cups')
    expect(replaceFractions('1/0')).toBe('1/0')
    expect(parseWrittenNumber('soon')).toBeNull()
  })

  it('takes time in proportion to its length', () => {
    for (const piece of ['1 ', '1/', '1-', '1 and ', '½', '1\u2044']) {
      expectLinear((length) => replaceFractions(piece.repeat(length / piece.length)))
    }
  })
})
