import { describe, expect, it } from 'vitest'
import { idOf, idsOf, instantOf, textOf } from './stored-values'
import { withoutUndefined } from './without-undefined'

describe('values of a document of Payload', () => {
  it('are ids, whether a relation is populated or not', () => {
    expect(idOf('a')).toBe('a')
    expect(idOf({ id: 'a', title: 'Soup' })).toBe('a')
    expect(idOf(undefined)).toBeNull()
    expect(idOf(null)).toBeNull()
    expect(idsOf(['a', { id: 'b' }])).toEqual(['a', 'b'])
    expect(idsOf(undefined)).toEqual([])
    expect(idsOf(null)).toEqual([])
  })

  it('stay as they are where they are no id, for the schema to refuse', () => {
    expect(idOf({ title: 'Soup' })).toEqual({ title: 'Soup' })
    expect(idOf(7)).toBe(7)
    expect(idsOf('a')).toBe('a')
  })

  it('are texts, of which an empty one is none', () => {
    expect(textOf('a')).toBe('a')
    expect(textOf('')).toBeNull()
    expect(textOf(undefined)).toBeNull()
    expect(textOf(' ')).toBe(' ')
    expect(textOf(0)).toBe(0)
  })

  it('are moments in UTC, and what is no moment stays', () => {
    expect(instantOf('2026-03-04T05:06:07+02:00')).toBe('2026-03-04T03:06:07.000Z')
    expect(instantOf(new Date(0))).toBe('1970-01-01T00:00:00.000Z')
    expect(instantOf('soon')).toBe('soon')
    expect(instantOf(undefined)).toBeNull()
    expect(instantOf(7)).toBe(7)
  })
})

describe('a partial write', () => {
  it('loses what was not said, and keeps what was said to be nothing', () => {
    const write = withoutUndefined({
      title: 'Soup',
      note: null,
      slug: undefined,
      count: 0,
      on: false,
    })
    expect(write).toStrictEqual({ title: 'Soup', note: null, count: 0, on: false })
    expect('slug' in write).toBe(false)
  })
})
