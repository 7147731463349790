import { describe, expect, it } from 'vitest'
import { durationText, isoDuration, totalTimeMinutes } from './duration'

describe('a duration', () => {
  it.each([
    [0, '0 min', 'PT0M'],
    [25, '25 min', 'PT25M'],
    [60, '1 hr', 'PT1H'],
    [75, '1 hr 15 min', 'PT1H15M'],
    [1440, '1 day', 'P1D'],
    [3000, '2 days 2 hr', 'P2DT2H'],
    [20_170, '14 days 10 min', 'P14DT10M'],
    [59.6, '1 hr', 'PT1H'],
  ])('of %s minutes reads %s and %s', (minutes, text, iso) => {
    expect(durationText(minutes)).toBe(text)
    expect(isoDuration(minutes)).toBe(iso)
  })

  it('of a whole recipe counts missing times as nothing', () => {
    expect(
      totalTimeMinutes({ prepTimeMinutes: 15, cookTimeMinutes: null, customTimeMinutes: 30 }),
    ).toBe(45)
  })
})
