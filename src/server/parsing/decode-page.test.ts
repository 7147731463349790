import { describe, expect, it } from 'vitest'
import { decodePage } from './decode-page'

const bytes = (...parts: (number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)),
  )

describe('decodePage', () => {
  it('goes by the header', () => {
    expect(decodePage(bytes('Cr', [0xe8], 'me'), 'text/html; charset=ISO-8859-1')).toBe('Crème')
  })

  it('goes by what the page says of itself where the header is silent', () => {
    const page = bytes('<meta charset="windows-1250"><p>', [0x9e], 'emle</p>')
    expect(decodePage(page, 'text/html')).toContain('žemle')
    const old = bytes('<meta http-equiv=x content="text/html; charset=shift_jis">', [0x83, 0x58])
    expect(decodePage(old, '')).toContain('ス')
  })

  it('knows UTF-16 and UTF-8 by their mark, whatever the header says', () => {
    const wide = bytes([0xff, 0xfe, 0x41, 0, 0xe9, 0])
    expect(decodePage(wide, 'text/html; charset=utf-8')).toBe('Aé')
    expect(decodePage(bytes([0xef, 0xbb, 0xbf], 'é'), 'text/html; charset=latin1')).toBe('é')
  })

  it('takes a page that says nothing for UTF-8, or for Windows-1252 where it is none', () => {
    expect(decodePage(bytes('½ cup'), '')).toBe('½ cup')
    expect(decodePage(bytes([0xbd], ' cup'), '')).toBe('½ cup')
  })

  it('keeps the quotes and dashes of Windows, also in pages that call themselves Latin-1', () => {
    const quoted = bytes([0x93], 'Gran', [0x92], 's', [0x94], ' ', [0x97])
    for (const type of ['', 'text/html; charset=ISO-8859-1', 'text/html; charset=windows-1252']) {
      expect(decodePage(quoted, type)).toBe('“Gran’s” —')
    }
  })

  it('looks for what a page says of itself in its first 2048 bytes', () => {
    const page = (before: number) =>
      bytes(' '.repeat(before), '<meta CHARSET = windows-1250>', [0xe8])
    expect(decodePage(page(2010), '')).toContain('č')
    expect(decodePage(page(2048), '')).toContain('è')
  })

  it('goes by the header before what the page says of itself', () => {
    const page = bytes('<meta charset="windows-1250">', [0xe8])
    expect(decodePage(page, 'text/html; charset=iso-8859-1')).toContain('è')
  })

  it('does not fail on a charset that nobody knows, nor on nothing', () => {
    expect(decodePage(bytes('½ cup'), 'text/html; charset=klingon-8')).toBe('½ cup')
    expect(decodePage(bytes(), '')).toBe('')
  })
})
