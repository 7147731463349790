import { expect, test } from 'vitest'
import { isTimeZone } from '@/src/domain/time/zone-clock'
import { rankMatches } from '../../editor/parts/found'
import { timeZoneChoices } from './time-zone-choices'

const choices = timeZoneChoices()
const first = (typed: string) => rankMatches(choices, typed)[0]

// docs/product/sites-and-hosts.md#time-zone
test('a time zone is found by its place and by the name of its time', () => {
  expect(first('berlin')).toMatchObject({ id: 'Europe/Berlin' })
  expect(first('new y')).toMatchObject({ id: 'America/New_York', label: 'America/New York' })
  expect(first('Kolkata')?.id).toBe('Asia/Kolkata')
  expect(first('eastern time')?.id).toBe('America/New_York')
  expect(rankMatches(choices, 'CET').map(({ id }) => id)).toEqual(['Europe/Berlin', 'Europe/Paris'])
  expect(first('UTC')?.id).toBe('UTC')
})

test('every time zone that is offered can be stored, and is offered once', () => {
  const ids = choices.map(({ id }) => id)
  expect(ids.filter((id) => !isTimeZone(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
