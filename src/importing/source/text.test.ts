import { describe, expect, it } from 'vitest'
import { collectAll, createMemoryFile } from '../testing/memory-source'
import { decodeText, splitLines, readText, decodeStream } from './text'

const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
const whole = async (pieces: readonly (string | Uint8Array)[]): Promise<string> =>
  (await collectAll(decodeStream(createMemoryFile(pieces)))).join('')

describe('the words of a file', () => {
  it('are read in UTF-8 also where a piece ends within a character', async () => {
    for (const character of ['é', '½', '€', '🍞']) {
      const bytes = Buffer.from(`1 ${character} x`)
      for (let cut = 1; cut < bytes.length; cut += 1) {
        expect(await whole([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(`1 ${character} x`)
      }
    }
  })

  it('are what Windows wrote where they are no UTF-8 and nothing is told', async () => {
    expect(decodeText(Buffer.from([0x93, 0x62, 0x94]))).toBe('“b”')
    expect(await whole([latin1('Crème')])).toBe('Crème')
  })

  it('are read line by line where lines in UTF-8 were copied into a text of Windows', () => {
    const mixed = Buffer.concat([latin1('Crème\n'), Buffer.from('Brûlée – 2 €\n'), latin1('Pâté')])
    expect(decodeText(mixed)).toBe('Crème\nBrûlée – 2 €\nPâté')
  })

  it('are read line by line also where lines of Windows come long after others in UTF-8', async () => {
    const mark = Buffer.from([0xef, 0xbb, 0xbf])
    const lines = [Buffer.from('Brûlée\n'), latin1('Crème\nPâ'), latin1('té\n'), Buffer.from('½')]
    expect(await whole([mark, ...lines])).toBe('Brûlée\nCrème\nPâté\n½')
    expect(await whole([latin1('Crème\n'), Buffer.from('Brûlée')])).toBe('Crème\nBrûlée')
  })

  it('are read in one line that is too long to wait for its end', async () => {
    const piece = Buffer.from('é'.repeat(40_000))
    const pieces = Array.from({ length: 30 }, () => piece)
    expect((await whole(pieces)) === 'é'.repeat(1_200_000)).toBe(true)
  })

  it('are read as they say themselves, also where they said so pieces ago', async () => {
    const head = '<?xml version="1.0" encoding="iso-8859-2"?>'
    expect(decodeText(Buffer.concat([Buffer.from(head), Buffer.from([0xb9])]))).toBe(`${head}š`)
    expect(await whole([head, 'plain', Buffer.from([0xb9])])).toBe(`${head}plainš`)
    expect(
      decodeText(Buffer.concat([Buffer.from('CHARSET = koi8-r '), Buffer.from([0xc1, 0x2e])])),
    ).toBe('CHARSET = koi8-r а.')
  })

  it('are what Windows wrote where they tell UTF-8 wrongly, or an encoding nobody knows', () => {
    for (const told of ['utf-8', 'UTF8', 'klingon-8']) {
      expect(decodeText(latin1(`charset=${told} é.`))).toBe(`charset=${told} é.`)
    }
  })

  it('are read in UTF-16 with and without a mark', async () => {
    const wide = Buffer.from('Bun é', 'utf16le')
    const other = Buffer.from(wide).swap16()
    expect(decodeText(wide)).toBe('Bun é')
    expect(decodeText(other)).toBe('Bun é')
    expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), wide]))).toBe('Bun é')
    expect(decodeText(Buffer.concat([Buffer.from([0xfe, 0xff]), other]))).toBe('Bun é')
    // Letters of ASCII alone are all ASCII bytes, with zeros between them.
    expect(await whole([Buffer.from('Bun', 'utf16le')])).toBe('Bun')
  })

  it('of a small file have a greatest size', async () => {
    const file = createMemoryFile('x'.repeat(1024))
    await expect(readText(file, 1024)).resolves.toHaveLength(1024)
    await expect(readText(file, 1023)).rejects.toThrow('This is larger than 0 MB.')
  })
})

describe('the lines of a file', () => {
  const lines = async (...pieces: readonly string[]) =>
    collectAll(splitLines(createMemoryFile(pieces)))

  it('end as in Windows, in Unix, or as in old Macs', async () => {
    expect(await lines('a\r\nb\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
  })

  it('are whole where a piece ends within them, or between their two ends', async () => {
    expect(await lines('a', 'b\r', '\nc\n', '\nd')).toEqual(['ab', 'c', '', 'd'])
    expect(await lines('a\r')).toEqual(['a'])
  })

  it('do not begin one that is empty behind the last', async () => {
    expect(await lines('a\n')).toEqual(['a'])
    expect(await lines('')).toEqual([])
  })
})
