import { describe, expect, it } from 'vitest'
import { lastWeekly, nextWeekly } from './weekly'

const BERLIN = { weekday: 7, hour: 2, zone: 'Europe/Berlin' }
const next = (after: string, weekly = BERLIN) => nextWeekly(new Date(after), weekly).toISOString()
const last = (until: string, weekly = BERLIN) => lastWeekly(new Date(until), weekly).toISOString()

// docs/product/newsletters.md#weekly-digest
describe('a weekly time', () => {
  it('is the same hour on the clock of its zone in summer and in winter', () => {
    const monday = { weekday: 1, hour: 8, zone: 'America/New_York' }
    expect(next('2026-07-01T00:00Z', monday)).toBe('2026-07-06T12:00:00.000Z')
    expect(next('2026-12-01T00:00Z', monday)).toBe('2026-12-07T13:00:00.000Z')
    expect(next('2026-12-07T13:00Z', monday)).toBe('2026-12-14T13:00:00.000Z')
  })

  it('is an hour later when the clocks skip it, and the first of two', () => {
    expect(next('2026-03-28T00:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(next('2026-10-24T00:00Z')).toBe('2026-10-25T00:00:00.000Z')
    expect(next('2026-10-25T00:30Z')).toBe('2026-11-01T01:00:00.000Z')
  })

  it('was last at the latest one before a moment, or at that moment', () => {
    expect(last('2026-03-29T00:59Z')).toBe('2026-03-22T01:00:00.000Z')
    expect(last('2026-03-29T01:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(last('2026-04-04T23:00Z')).toBe('2026-03-29T01:00:00.000Z')
    expect(last('2026-10-31T12:00Z')).toBe('2026-10-25T00:00:00.000Z')
    const kiritimati = { weekday: 1, hour: 0, zone: 'Pacific/Kiritimati' }
    expect(last('2026-12-06T10:00Z', kiritimati)).toBe('2026-12-06T10:00:00.000Z')
  })
})
