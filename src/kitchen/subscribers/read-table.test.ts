import { describe, expect, it } from 'vitest'
import { tableText } from './read-table'

// docs/product/kitchen.md#subscribers-from-a-file
describe('the text of a table', () => {
  const text = 'email,name\nzoe@example.com,Zoë'
  const utf16 = (mark: number[], isLittle: boolean) =>
    Uint8Array.from([
      ...mark,
      ...text.split('').flatMap((letter) => {
        const code = letter.charCodeAt(0)
        const pair = [code & 0xff, code >> 8]
        return isLittle ? pair : pair.reverse()
      }),
    ])

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little end first', utf16([0xff, 0xfe], true)],
    ['UTF-16, big end first', utf16([0xfe, 0xff], false)],
    ['Windows-1252', Uint8Array.from(text, (letter) => letter.charCodeAt(0))],
  ])('is read from %s', (_, bytes) => {
    expect(tableText(bytes)).toBe(text)
  })
})
