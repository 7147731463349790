import { rounds } from '@/src/testing/attempts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRange } from './range'

const part = (start: number, end: number) => ({ kind: 'part', start, end })

describe('the part of a file that a browser asks for', () => {
  it('is from one byte to another, to the end, or the last so many', () => {
    expect(readRange('bytes=0-0', 100)).toEqual(part(0, 0))
    expect(readRange('bytes=10-19', 100)).toEqual(part(10, 19))
    expect(readRange('bytes=10-', 100)).toEqual(part(10, 99))
    expect(readRange('bytes=90-500', 100)).toEqual(part(90, 99))
    expect(readRange('bytes=-10', 100)).toEqual(part(90, 99))
    expect(readRange('bytes=-500', 100)).toEqual(part(0, 99))
  })

  it('is not there beyond the end', () => {
    for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0']) {
      expect(readRange(header, 100), header).toEqual({ kind: 'outside' })
    }
    expect(readRange('bytes=0-', 0)).toEqual({ kind: 'outside' })
    expect(readRange('bytes=-5', 0)).toEqual({ kind: 'outside' })
  })

  it('is all of it when the words cannot be read or name several parts', () => {
    for (const header of [
      null,
      '',
      'bytes=',
      'bytes=-',
      'bytes=5-2',
      'bytes=a-b',
      'lines=1-2',
      'bytes=0-1,4-5',
    ]) {
      expect(readRange(header, 100), String(header)).toEqual({ kind: 'all' })
    }
  })
})

describe('any Range header', () => {
  it('asks for bytes that are there, or for none', () => {
    const part = fc.oneof(
      fc.constantFrom('', '-', 'bytes=', 'x', ' ', ',', '-1', '1e3', 'NaN', '٣', '9'.repeat(400)),
      fc.integer({ min: -5, max: 2 ** 53 }).map(String),
    )
    const header = fc.array(part, { maxLength: 6 }).map((parts) => `bytes=${parts.join('')}`)
    fc.assert(
      fc.property(header, fc.nat({ max: 1_000 }), (asked, size) => {
        const range = readRange(asked, size)
        if (range.kind !== 'part') return
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.end).toBeGreaterThanOrEqual(range.start)
        expect(range.end).toBeLessThan(size)
      }),
      { numRuns: rounds(2_000, 50_000) },
    )
  })
})
