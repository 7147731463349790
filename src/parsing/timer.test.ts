import { describe, expect, it } from 'vitest'
import { findTimers, getStepTimers, getTimerMinutes } from '@/src/parsing/timer'

describe('timers in steps', () => {
  it.each([
    ['Simmer for 20 minutes.', 20],
    ['Bake 25 to 30 minutes until golden.', 25],
    ['Chill for 1 hour 30 minutes.', 90],
    ['Let it rest half an hour.', 30],
    ['Boil for an hour.', 60],
    ['Fry 4 minutes per side.', 4],
    ['Im Ofen 1½ Stunden backen.', 90],
    ['Roast for 1-1/2 hours.', 90],
    ['Roast for 1 1/2 to 2 hours.', 90],
    ['Roast for 1 & 1/2 hours.', 90],
    ['Roast for one and a half hours.', 90],
    ['Roast for an hour and a half.', 90],
    ['Simmer 1 hour & 10 minutes.', 70],
  ])('finds the time to wait, of a range the lower end: %s', (step, minutes) => {
    expect(getTimerMinutes(step)).toBe(minutes)
  })

  it('finds each time of a step in order, with its words', () => {
    const timers = findTimers('Fry for 3 minutes, then braise for 2 hours.')
    expect(timers.map(({ minutes, text }) => [minutes, text])).toEqual([
      [3, '3 minutes'],
      [120, '2 hours'],
    ])
  })

  it.each([
    ...['Stir every 5 minutes.', 'A 30-minute meal.', 'Add 2 eggs.', 'Heat to 180 degrees.'],
    ...['Add it a spoon at a time.', 'Taste a minute early.', 'Fold four times, 30 minutes apart.'],
    'Bake a minute less than last time.',
  ])('finds none in: %s', (step) => {
    expect(findTimers(step)).toEqual([])
  })
})

// docs/product/cooking.md#timers
describe('the timers of a step', () => {
  const step = (
    text: string,
    timerMinutes: number | null = null,
    furtherTimers: Parameters<typeof getStepTimers>[0]['furtherTimers'] = null,
  ) =>
    getStepTimers({
      content: [{ type: 'paragraph', children: [{ text }] }],
      timerMinutes,
      furtherTimers,
    }).map(({ minutes, label }) => [minutes, label])
  const twice = 'Simmer 10 minutes, then bake for 30 to 35 minutes.'

  it('are the times that its text says, by its words', () => {
    expect(step(twice)).toEqual([
      [10, '10 minutes'],
      [30, '30 to 35 minutes'],
    ])
  })

  it('are its own one too, once', () => {
    expect(step(twice, 10)).toHaveLength(2)
    expect(step(twice, 45)[0]).toEqual([45, '45 min'])
  })

  it('are those that its author set in place of the text', () => {
    expect(step(twice, 10, [])).toEqual([[10, '10 min']])
    expect(step(twice, 10, [{ minutes: 5, label: 'Rest' }])).toEqual([
      [10, '10 min'],
      [5, 'Rest'],
    ])
  })

  it('are neither days nor the same time twice', () => {
    expect(step('Chill 2 days. Fry 3 minutes, turn, fry 3 minutes more.')).toEqual([
      [3, '3 minutes'],
    ])
  })

  it('are not read across a reference', () => {
    const content = [
      {
        type: 'paragraph' as const,
        children: [
          { text: 'Add 2' },
          { type: 'ingredient-usage-reference' as const, ingredientUsageId: 'a' },
          { text: ' minutes' },
        ],
      },
    ]
    expect(getStepTimers({ content, timerMinutes: null, furtherTimers: null })).toEqual([])
  })
})
