import { describe, expect, it } from 'vitest'
import { parseYield } from '@/src/parsing/yield'

describe('parseYield', () => {
  it.each([
    ['Serves 6', 6, 'Serves 6'],
    ['4 to 6 servings', 4, '4 to 6 servings'],
    [12, 12, '12'],
    ['two loaves', 2, 'two loaves'],
    ['1½ pints', 1.5, '1½ pints'],
    [['8', '8 tartlets'], 8, '8 tartlets'],
    [['500 ml', '4 servings'], 4, '4 servings'],
    [{ '@type': 'QuantitativeValue', value: 3, unitText: 'jars' }, 3, '3 jars'],
    ['plenty', null, 'plenty'],
    ['99999999999 servings', null, '99999999999 servings'],
    [null, null, null],
    [[], null, null],
    ['٤ أشخاص', 4, '٤ أشخاص'],
  ])('reads %j', (value, number, text) => {
    expect(parseYield(value)).toEqual({ number, text })
  })
})
