import { expect, test } from 'vitest'
import { clockChangeText, ownClockText, zoneText } from './moment-words'

const NOW = new Date('2026-03-01T00:00Z')
const MOMENT = new Date('2026-03-12T07:30Z')

// docs/product/kitchen.md#days-and-times
test('a moment names its zone with the offset of that day', () => {
  expect(zoneText(MOMENT, 'America/New_York')).toBe('America/New York, GMT-4')
  expect(zoneText(NOW, 'America/New_York')).toBe('America/New York, GMT-5')
  expect(zoneText(MOMENT, 'UTC')).toBe('UTC')
})

test('the author’s own time is told where it differs', () => {
  const own = (zone: string) => ownClockText(MOMENT, NOW, { zone: 'Europe/Berlin', own: zone })
  expect(own('America/New_York')).toBe('For you: Mar 12, 3:30 AM (America/New York, GMT-4).')
  expect(own('Europe/Paris')).toBeNull()
  expect(own('UTC')).toBe('For you: Mar 12, 7:30 AM (UTC).')
})

test('a time that is skipped or comes twice says which one counts', () => {
  const zone = 'Europe/Berlin'
  const skipped = new Date('2026-03-29T01:30Z')
  expect(clockChangeText(skipped, NOW, { zone, clockChange: 'skipped' })).toBe(
    'The clocks skip this time. Mar 29, 3:30 AM is used.',
  )
  expect(clockChangeText(skipped, NOW, { zone, clockChange: 'repeated' })).toBe(
    'The clocks go back, so this time occurs twice. The first is used.',
  )
  expect(clockChangeText(skipped, NOW, { zone, clockChange: 'none' })).toBeNull()
})
