import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  pauseTimer,
  readTimer,
  resumeTimer,
  secondsLeft,
  startTimer,
  timerAt,
  timerText,
} from './timer'

describe('the text of a timer', () => {
  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [60, '1:00'],
    [539, '8:59'],
    [540, '09:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3661, '1:01:01'],
    [36000, '10:00:00'],
  ])('%d seconds are %s', (seconds, expected) => {
    expect(timerText(seconds)).toBe(expected)
  })
})

describe('a timer', () => {
  const now = 1_000_000
  const timer = startTimer('step', 60, now)

  it('counts by the clock, not by ticks', () => {
    expect(secondsLeft(timer, now)).toBe(60)
    expect(secondsLeft(timer, now + 1)).toBe(60)
    expect(secondsLeft(timer, now + 59_001)).toBe(1)
    expect(secondsLeft(timer, now + 60_000)).toBe(0)
  })

  it('is finished once it has run out, however late that is noticed', () => {
    expect(timerAt(timer, now + 59_999)).toBe(timer)
    expect(timerAt(timer, now + 999_999).state).toBe('finished')
    expect(secondsLeft(timerAt(timer, now + 999_999), now)).toBe(0)
  })

  it('loses nothing however often it is paused', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5000), fc.nat(9999)), { maxLength: 10 }), (spans) => {
        let clock = now
        let held = startTimer('step', 3600, now)
        let run = 0
        for (const [running, waiting] of spans) {
          clock += running
          run += running
          held = pauseTimer(held, clock)
          clock += waiting
          held = resumeTimer(held, clock)
        }
        expect(secondsLeft(held, clock)).toBe(Math.ceil((3_600_000 - run) / 1000))
      }),
    )
  })

  it('is read back as it was stored, and nothing else is', () => {
    for (const each of [timer, pauseTimer(timer, now + 5), timerAt(timer, now + 60_000)]) {
      expect(readTimer(JSON.parse(JSON.stringify(each)))).toEqual(each)
    }
    for (const other of [null, 1, 'x', {}, [], { stepId: 'a', seconds: 1, state: 'running' }]) {
      expect(readTimer(other)).toBeNull()
    }
  })
})
