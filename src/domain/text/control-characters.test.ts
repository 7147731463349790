import { describe, expect, it } from 'vitest'
import { withoutControlCharacters, withoutControls } from './control-characters'

// docs/product/api.md#requests
describe('control characters', () => {
  it('are taken out of a text, and tabs and line ends stay', () => {
    expect(
      withoutControlCharacters('a\u0001b\u0008\u000b\u000cc\u000e\u001fd\u007f\u0080\u009fe'),
    ).toBe('abcde')
    expect(withoutControlCharacters('a\tb\nc\r\nd')).toBe('a\tb\nc\r\nd')
  })

  it('are taken out at any depth, and nothing else is changed', () => {
    const day = new Date(0)
    const value = { 'a\u0001': 'x\u0001', list: [{ text: 'y\u009f', day }, 2, null], ok: true }
    expect(withoutControls(value)).toEqual({
      'a\u0001': 'x',
      list: [{ text: 'y', day }, 2, null],
      ok: true,
    })
  })

  it('that are not there leave the value as it is', () => {
    const value = { text: 'Grüße, 水 🍞\n', rows: [{ a: '1' }], bytes: new Uint8Array(2) }
    expect(withoutControls(value)).toBe(value)
  })
})
