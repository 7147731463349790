import { describe, expect, it } from 'vitest'
import { findTimers, timerMinutes } from '@/src/parsing/timer'

describe('timers in steps', () => {
  it.each([
    ['Simmer for 20 minutes.', 20],
    ['Bake 25 to 30 minutes until golden.', 25],
    ['Chill for 1 hour 30 minutes.', 90],
    ['Let it rest half an hour.', 30],
    ['Boil for an hour.', 60],
    ['Im Ofen 1½ Stunden backen.', 90],
    ['Roast for 1-1/2 hours.', 90],
    ['Roast for 1 1/2 to 2 hours.', 90],
    ['Roast for 1 & 1/2 hours.', 90],
    ['Roast for one and a half hours.', 90],
    ['Roast for an hour and a half.', 90],
    ['Simmer 1 hour & 10 minutes.', 70],
  ])('finds the time to wait, of a range the lower end: %s', (step, minutes) => {
    expect(timerMinutes(step)).toBe(minutes)
  })

  it('finds each time of a step in order, with its words', () => {
    const timers = findTimers('Fry for 3 minutes, then braise for 2 hours.')
    expect(timers.map(({ minutes, text }) => [minutes, text])).toEqual([
      [3, '3 minutes'],
      [120, '2 hours'],
    ])
  })

  it.each(['Stir every 5 minutes.', 'A 30-minute meal.', 'Add 2 eggs.', 'Heat to 180 degrees.'])(
    'finds none in: %s',
    (step) => {
      expect(findTimers(step)).toEqual([])
    },
  )
})
