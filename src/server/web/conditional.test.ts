import { describe, expect, it } from 'vitest'
import { isUnchanged, validatorHeaders, weakEtag } from './conditional'

const now = new Date('2026-03-01T12:00:00.000Z')
const settled = { etag: 'W/"abc"', changedAt: new Date('2026-03-01T11:59:30.400Z') }
const young = { etag: 'W/"abc"', changedAt: new Date('2026-03-01T11:59:59.400Z') }
const asks = (headers: Record<string, string>, known = settled) =>
  isUnchanged(new Headers(headers), known, now)

describe('an answer that a caller may have already', () => {
  it('is known by its tag, weak or strong, alone or among others', () => {
    expect(asks({ 'if-none-match': 'W/"abc"' })).toBe(true)
    expect(asks({ 'if-none-match': '"x", "abc" , W/"y"' })).toBe(true)
    expect(asks({ 'if-none-match': '*' })).toBe(true)
    expect(asks({ 'if-none-match': '"ab"' })).toBe(false)
    expect(asks({})).toBe(false)
  })

  it('is known by its date, but a tag counts more', () => {
    const headers = validatorHeaders(settled, now)
    expect(headers.get('last-modified')).toBe('Sun, 01 Mar 2026 11:59:30 GMT')
    expect(headers.get('cache-control')).toBe('no-cache')
    const since = { 'if-modified-since': 'Sun, 01 Mar 2026 11:59:30 GMT' }
    expect(asks(since)).toBe(true)
    expect(asks({ ...since, 'if-none-match': '"old"' })).toBe(false)
    expect(asks({ 'if-modified-since': 'Sun, 01 Mar 2026 11:59:29 GMT' })).toBe(false)
    expect(asks({ 'if-modified-since': 'yesterday' })).toBe(false)
  })

  it('has no date while its second may still hold another change', () => {
    expect(validatorHeaders(young, now).has('last-modified')).toBe(false)
    expect(asks({ 'if-modified-since': 'Sun, 01 Mar 2026 11:59:59 GMT' }, young)).toBe(false)
  })

  it('has another tag when any part differs, also where parts end', () => {
    expect(weakEtag('ab', 'c')).not.toBe(weakEtag('a', 'bc'))
    expect(weakEtag('ab', 'c')).toBe(weakEtag('ab', 'c'))
  })
})
