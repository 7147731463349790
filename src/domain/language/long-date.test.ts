import { afterEach, describe, expect, it, vi } from 'vitest'
import { longDate } from './long-date'

describe('a day in words', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it('is that of a time zone, the same for everybody, or the day it is where its reader is', () => {
    const at = '2027-01-01T03:00:00.000Z'
    vi.stubEnv('TZ', 'America/Los_Angeles')
    expect(longDate(at, 'UTC')).toBe('January 1, 2027')
    expect(longDate(at, 'reader')).toBe('December 31, 2026')
    expect(longDate(at, 'America/New_York')).toBe('December 31, 2026')
    expect(longDate(at, 'Europe/Berlin')).toBe('January 1, 2027')
    vi.stubEnv('TZ', 'Asia/Tokyo')
    expect(longDate(at, 'UTC')).toBe('January 1, 2027')
    expect(longDate(at, 'reader')).toBe('January 1, 2027')
  })

  it('is that of UTC where this engine does not know the zone', () => {
    expect(longDate('2027-01-01T03:00:00.000Z', 'Mars/Olympus')).toBe('January 1, 2027')
  })
})
