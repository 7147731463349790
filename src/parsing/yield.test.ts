import { describe, expect, it } from 'vitest'
import { parseYield } from '@/src/parsing/yield'
import { readCount } from '@/src/parsing/yield-count'

// docs/product/recipes.md#servings
describe('parseYield', () => {
  it.each([
    ['Serves 6', 6, null],
    ['4 to 6 servings', 4, 6],
    [12, 12, null],
    ['two loaves', 2, null],
    ['1½ pints', 1.5, null],
    [['8', '8 tartlets'], 8, null],
    [['500 ml', '4 servings'], 4, null],
    [['4', '4-6 servings'], 4, 6],
    [{ '@type': 'QuantitativeValue', value: 3, unitText: 'jars' }, 3, null],
    [{ '@type': 'QuantitativeValue', minValue: 3, maxValue: 5, unitText: 'jars' }, 3, 5],
    ['plenty', null, null],
    ['99999999999 servings', null, null],
    ['٤ أشخاص', 4, null],
    ['eine Springform', 1, null],
  ])('reads %j', (value, number, max) => {
    expect(parseYield(value)).toMatchObject({ number, max })
  })

  it('keeps the text that it read, and has none of nothing', () => {
    expect(parseYield(['8', '8 tartlets']).text).toBe('8 tartlets')
    expect(parseYield({ value: 3, unitText: 'jars' }).text).toBe('3 jars')
    expect([parseYield(null), parseYield([])].map(({ text }) => text)).toEqual([null, null])
  })
})

describe('the count of a yield', () => {
  it.each([
    ['Makes 12 to 16 standard muffins', 12, 16, 'standard muffins'],
    ['Serves 4-6', 4, 6, ''],
    ['Serves 6-4', 6, null, ''],
    ['Makes 1 1/2 dozen', 18, null, ''],
    ['1 to 2 dozen rolls', 12, 24, 'rolls'],
    ['half a dozen eggs', 6, null, 'eggs'],
    ['a half dozen', 6, null, ''],
    ['two and a half cups', 2.5, null, 'cups'],
    ['half a cup', 0.5, null, 'cup'],
    ['Makes one 23cm cake', 1, null, '23cm cake'],
    ['Makes a 9-inch pie', 1, null, '9-inch pie'],
    ['9 x 13 inch pan', 1, null, '9 x 13 inch pan'],
    ['1 12x8-inch tray', 1, null, '12x8-inch tray'],
    ['2 x 450g loaves', 2, null, '450g loaves'],
    ['eine Tarte (26 cm)', 1, null, ''],
    ['Serves 2, or 4 as a side', 2, null, 'or 4 as a side'],
    ['4〜5人分', 4, 5, ''],
    ['Personnes 6/8', 6, 8, ''],
    ['Servings: 2/3 cup', 2 / 3, null, 'cup'],
    ['2 1/2 servings', 2.5, null, 'servings'],
    ['1,200 sweets', 1200, null, 'sweets'],
  ])('of %j', (text, number, max, words) => {
    expect(readCount(text)).toEqual({ number, max, words })
  })
})
