import { describe, expect, it } from 'vitest'
import { parseDuration } from '@/src/parsing/duration'

describe('parseDuration', () => {
  it.each([
    ['PT25M', 25],
    ['PT1H10M', 70],
    ['P0DT0H35M0S', 35],
    ['P1DT2H', 1560],
    ['P45M', 45],
    ['PT1H30', 90],
    ['PT 40 minutes', 40],
  ])('reads ISO 8601 as pages write it: %s', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes)
  })

  it.each([
    ['1 hr 20 min', 80],
    ['1½ hours', 90],
    ['1 1/2 hours', 90],
    ['1-1/2 hours', 90],
    ['1 and 1/2 hours', 90],
    ['1 & 1/2 hrs', 90],
    ['1 1\u20442 hours', 90],
    ['1⅓ hours', 80],
    ['one and a half hours', 90],
    ['an hour and a half', 90],
    ['une heure et demie', 90],
    ['1-1/2 to 2 hours', 120],
    ['10/15 min', 15],
    ['1 hr 20 (active 20)', 80],
    ['1 hour 20 min (active 20 min)', 80],
    ['half an hour', 30],
    ['٤٥ دقيقة', 45],
    ['१ घंटा ३० मिनट', 90],
    ['25 to 30 minutes', 30],
    ['1h15', 75],
    ['1:30', 90],
    ['40', 40],
    ['1 Stunde 10 Minuten', 70],
    ['2 heures', 120],
    ['1 uur en 15 minuten', 75],
    ['3 horas', 180],
    ['2 timmar', 120],
  ])('reads what people write: %s', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes)
  })

  it.each(['', 'PT', 'PT0M', 'PT-3H', 'soon', 'P900000Y', null, undefined, {}])(
    'says null where there is no duration: %j',
    (value) => {
      expect(parseDuration(value)).toBeNull()
    },
  )
})
