import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = new Date('2026-06-15T12:00:00Z')
const ago = (seconds: number): string => relativeTime(new Date(now.getTime() - seconds * 1000), now)
const HOUR = 3600
const DAY = 24 * HOUR

describe('how long ago', () => {
  it.each([
    [-500, 'a few seconds ago'],
    [0, 'a few seconds ago'],
    [44, 'a few seconds ago'],
    [45, 'a minute ago'],
    [89, 'a minute ago'],
    [90, '2 minutes ago'],
    [44 * 60, '44 minutes ago'],
    [45 * 60, 'an hour ago'],
    [5 * HOUR, '5 hours ago'],
    [22 * HOUR, 'a day ago'],
    [3 * DAY, '3 days ago'],
    [25 * DAY, '25 days ago'],
    [26 * DAY, 'a month ago'],
    [100 * DAY, '3 months ago'],
    [344 * DAY, '11 months ago'],
    [345 * DAY, 'a year ago'],
    [730 * DAY, '2 years ago'],
    [3650 * DAY, '10 years ago'],
  ])('%d seconds: %s', (seconds, expected) => {
    expect(ago(seconds)).toBe(expected)
  })
})
