import { describe, expect, it } from 'vitest'
import { isStale, staleEdit } from './stale'

const stored = new Date('2026-03-04T05:06:07.890Z')
const at = (moment: string): number => Date.parse(moment)

describe('an edit', () => {
  it('based on no version is never stale', () => {
    expect(isStale(stored, null)).toBe(false)
  })

  it('told to the millisecond is stale unless it is the stored version, older or newer', () => {
    const basedOn = (moment: string) => ({ at: at(moment), isExact: true })
    expect(isStale(stored, basedOn('2026-03-04T05:06:07.890Z'))).toBe(false)
    expect(isStale(stored, basedOn('2026-03-04T05:06:07.889Z'))).toBe(true)
    expect(isStale(stored, basedOn('2026-03-04T05:06:07.891Z'))).toBe(true)
  })

  it('told to the second is stale when the stored version is of a later second', () => {
    const basedOn = (moment: string) => ({ at: at(moment), isExact: false })
    expect(isStale(stored, basedOn('2026-03-04T05:06:07Z'))).toBe(false)
    expect(isStale(stored, basedOn('2026-03-04T05:06:08Z'))).toBe(false)
    expect(isStale(stored, basedOn('2026-03-04T05:06:06Z'))).toBe(true)
  })

  it('that is stale is refused with what is stored now', () => {
    expect(staleEdit({ title: 'Theirs' })).toMatchObject({
      code: 'conflict',
      current: { title: 'Theirs' },
    })
  })
})
