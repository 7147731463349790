import { describe, expect, it } from 'vitest'
import { serializePhp } from '@/src/importing/testing/wxr'
import { readPhp } from './php-serialized'

/** A list in a list in a list, so many deep. */
const nested = (levels: number): string => `${'a:1:{i:0;'.repeat(levels)}N;${'}'.repeat(levels)}`

describe('what PHP has serialized', () => {
  it.each([
    ['nothing', null],
    ['yes', true],
    ['no', false],
    ['a whole number', -7],
    ['a number', 2.5],
    ['an empty text', ''],
    ['a text in more bytes than letters', 'crème brûlée 🍮'],
    ['a text with the signs that end one', 'a "quoted"; word'],
    ['an empty list', []],
    ['a list', ['one', 2, null, true]],
    ['a map', { title: 'Dough', rows: [{ amount: '1', unit: '' }], isOn: false }],
    ['a map with numbers for names, but not those of a list', { 1: 'a', 2: 'b' }],
  ])('is read as it was: %s', (_, value) => {
    expect(readPhp(serializePhp(value))).toEqual(value)
  })

  it('is read where an export has changed the bytes of a text, with all that follows', () => {
    const text = serializePhp(['Whisk’s', 'last', 'of all'])
    expect(readPhp(text.replace('’', "'"))).toEqual(["Whisk's", 'last', 'of all'])
    expect(readPhp(text.replace('’', '&#8217;'))).toEqual(['Whisk&#8217;s', 'last', 'of all'])
  })

  it('is a map where it was an object, with all that follows', () => {
    expect(readPhp('a:2:{i:0;O:8:"stdClass":1:{s:4:"unit";s:1:"g";}i:1;i:5;}')).toEqual([
      { unit: 'g' },
      5,
    ])
  })

  it.each([
    ['words', 'Whisk well.'],
    ['nothing at all', ''],
    ['a text that is cut short', 's:5:"Whi'],
    ['a number that is cut short', 'i:5'],
    ['a list that is cut short', 'a:2:{i:0;i:1;'],
    ['a list for a name', 'a:1:{a:0:{}i:1;}'],
    ['no name', 'a:1:{N;i:1;}'],
  ])('is nothing else: %s', (_, text) => {
    expect(readPhp(text)).toBeNull()
  })

  it('is nothing where it nests deeper than forty levels, which no plugin does', () => {
    expect(readPhp(nested(40))).not.toBeNull()
    expect(readPhp(nested(41))).toBeNull()
    expect(readPhp(nested(200_000))).toBeNull()
  })
})
