import { expect, test } from 'vitest'
import { splitByDate, dateOfDay, dayOf, searchEvents } from './event-days'

const on = (day: string) => ({ date: dateOfDay(day) })

// docs/product/kitchen.md#events
test('events of today are still to come; the nearest of either kind stands first', () => {
  const events = ['2026-06-19', '2026-08-01', '2026-06-20', '2025-01-01', '2026-06-21'].map(on)
  const { coming, past } = splitByDate(events, '2026-06-20')
  expect(coming.map(({ date }) => dayOf(date))).toEqual(['2026-06-20', '2026-06-21', '2026-08-01'])
  expect(past.map(({ date }) => dayOf(date))).toEqual(['2026-06-19', '2025-01-01'])
})

// docs/product/kitchen.md#events
test('a search finds words of title, place and day', () => {
  const supper = { ...on('2026-06-20'), title: 'Supper in the Barn', location: 'Brühl' }
  const market = { ...on('2026-07-04'), title: 'Market', location: null }
  const found = (query: string) => searchEvents([supper, market], query)
  expect(found('')).toEqual([supper, market])
  expect(found('bruhl SUPPER')).toEqual([supper])
  expect(found('july')).toEqual([market])
  expect(found('2026-06')).toEqual([supper])
  expect(found('market barn')).toEqual([])
})
