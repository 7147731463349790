import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day-moments'

// docs/product/kitchen.md#days-and-times
test('a day is from its first to its last second in the zone of the site', () => {
  expect(startOfDay('2026-03-12', 'America/New_York')).toBe('2026-03-12T04:00:00.000Z')
  expect(endOfDay('2026-03-12', 'America/New_York')).toBe('2026-03-13T03:59:59.000Z')
  expect(endOfDay('2026-03-12', 'UTC')).toBe('2026-03-12T23:59:59.000Z')
})

test('a day on which the clocks change is longer or shorter', () => {
  expect(startOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-28T23:00:00.000Z')
  expect(endOfDay('2026-03-29', 'Europe/Berlin')).toBe('2026-03-29T21:59:59.000Z')
  expect(startOfDay('2026-04-05', 'Australia/Lord_Howe')).toBe('2026-04-04T13:00:00.000Z')
  expect(endOfDay('2026-04-05', 'Australia/Lord_Howe')).toBe('2026-04-05T13:29:59.000Z')
})

test.each(['', '2026', '0202-06-01'])('what is no day has no moments: %s', (day) => {
  expect([startOfDay(day, 'UTC'), endOfDay(day, 'UTC')]).toEqual([null, null])
})
