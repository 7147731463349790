import { describe, expect, it } from 'vitest'
import { timeAgoText, dateText, fullDateText, dateTimeText } from './date-text'

const NOW = new Date('2026-05-04T12:00:00Z')
const UTC = { timeZone: 'UTC' }

describe('dates in lists', () => {
  it('leave out the year that is now', () => {
    expect(dateText('2026-03-12T09:00:00Z', NOW, UTC)).toBe('Mar 12')
    expect(dateText('2024-03-12T09:00:00Z', NOW, UTC)).toBe('Mar 12, 2024')
  })

  it("are the reader's own: a late evening may be the next day elsewhere", () => {
    const lateEvening = '2025-12-31T23:30:00Z'
    expect(dateText(lateEvening, NOW, UTC)).toBe('Dec 31, 2025')
    expect(dateText(lateEvening, NOW, { timeZone: 'Asia/Tokyo' })).toBe('Jan 1')
  })

  it('name the hour of what is to come', () => {
    expect(dateTimeText('2026-06-01T09:00:00Z', NOW, UTC)).toBe('Jun 1, 9:00 AM')
  })

  it('count back for a week, and name the day before that', () => {
    const ago = (iso: string) => timeAgoText(iso, NOW, UTC)
    expect(ago('2026-05-04T11:59:30Z')).toBe('Just now')
    expect(ago('2026-05-04T12:00:30Z')).toBe('Just now')
    expect(ago('2026-05-04T11:55:00Z')).toBe('5 min ago')
    expect(ago('2026-05-04T09:00:00Z')).toBe('3 hr ago')
    expect(ago('2026-05-03T11:00:00Z')).toBe('1 day ago')
    expect(ago('2026-04-28T11:00:00Z')).toBe('6 days ago')
    expect(ago('2026-04-20T11:00:00Z')).toBe('Apr 20')
  })

  it('are whole where one points at them', () => {
    expect(fullDateText('2026-03-12T09:00:00Z', UTC)).toBe('Thursday, March 12, 2026 at 9:00 AM')
  })
})
