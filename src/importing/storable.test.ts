import { describe, expect, it } from 'vitest'
import { toStorable, toStorableText } from './storable'

describe('text before it goes into the database', () => {
  it('loses control characters, and keeps tabs and line ends', () => {
    expect(toStorableText('a\u0000b\u0007c\u001b\u0085d')).toBe('abcd')
    expect(toStorableText('a\tb\nc\r\nd')).toBe('a\tb\nc\r\nd')
  })

  it('keeps whole emoji, and gives a replacement character for half of one', () => {
    expect(toStorableText('🍞')).toBe('🍞')
    expect(toStorableText('🍞'.slice(0, 1))).toBe('\ufffd')
  })
})

describe('a value before it goes into the database', () => {
  it('is cleaned in lists and objects at any depth, and is otherwise the same', () => {
    const value = {
      title: 'Bu\u0000ns',
      minutes: 5,
      isDraft: false,
      nothing: null,
      groups: [{ lines: ['1\u0000 egg', 2] }],
    }
    expect(toStorable(value)).toEqual({
      title: 'Buns',
      minutes: 5,
      isDraft: false,
      nothing: null,
      groups: [{ lines: ['1 egg', 2] }],
    })
  })
})
