import { describe, expect, it } from 'vitest'
import { parseTypedNumber } from './typed-number'

describe('a typed number', () => {
  it.each([
    ['6', 6],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['.5', 0.5],
    ['2.', 2],
    ['1,000', 1000],
    ['0,125', 0.125],
    ['½', 0.5],
    ['1½', 1.5],
    ['1 ½', 1.5],
    ['11/2', 5.5],
    ['1 1/2', 1.5],
    ['3/4', 0.75],
    ['１２', 12],
  ])('%s is %d', (text, expected) => {
    expect(parseTypedNumber(text)).toBe(expected)
  })

  it.each(['', ' ', '0', '-3', '1/0', 'six', '2 cups', '1e3', '1.2.3', '½½', 'Infinity'])(
    '%j is none',
    (text) => {
      expect(parseTypedNumber(text)).toBeNull()
    },
  )
})
