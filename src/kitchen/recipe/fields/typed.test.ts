import { describe, expect, test } from 'vitest'
import { minutesText, parseMinutes, INVALID_MINUTES } from './typed-minutes'
import { servingsText, parseServings, INVALID_SERVINGS } from './typed-servings'
import { parseYoutubeId } from './typed-youtube'

// docs/product/kitchen.md#typed-numbers
describe('typed times', () => {
  test.each([
    ['1 h 20', 80],
    ['1h20', 80],
    ['90', 90],
    ['1:30', 90],
    ['1½ hours', 90],
    ['1-1/2 hours', 90],
    ['1 & 1/2 hours', 90],
    ['an hour and a half', 90],
    ['45 min', 45],
    ['2,5', 2.5],
    ['2 weeks', 20_160],
    ['1 week 2 days', 12_960],
    ['1,5 Wochen', 15_120],
    ['2-3 hours', 180],
    ['PT1H30M', 90],
    ['٢٠', 20],
    ['1000000', 1_000_000],
    ['', null],
  ])('%s', (text, minutes) => {
    expect(parseMinutes(text)).toBe(minutes)
  })

  test.each(['99999999', '1000001', '-5', '1e9', '99999999 min', '20000 h', '900 days'])(
    'are none when no recipe may have them: %s',
    (text) => {
      expect(parseMinutes(text)).toBeUndefined()
      expect(INVALID_MINUTES).toContain('at most 1,000,000 minutes')
    },
  )

  test.each(['a while', '1 fortnight 2 days'])(
    'say nothing when they are no time, or only in part: %s',
    (text) => {
      expect(parseMinutes(text)).toBeUndefined()
    },
  )

  test('are shown so that they read the same again', () => {
    for (const minutes of [0, 1, 59, 60, 61, 80, 1500, 2880, 10_080, 10_100, 11_000]) {
      expect(parseMinutes(minutesText(minutes))).toBe(minutes)
    }
  })
})

// docs/product/kitchen.md#typed-numbers
describe('typed servings', () => {
  test.each([
    ['4', 4, null],
    ['4-6', 4, 6],
    ['12 to 15', 12, 15],
    ['1-1/2', 1.5, null],
    ['1½–2', 1.5, 2],
    ['', null, null],
  ])('%s', (text, yieldServings, yieldMax) => {
    expect(parseServings(text)).toEqual({ yieldServings, yieldMax })
  })

  test.each(['6-4', '4-4', 'a few', '4-6-8'])('are none when they do not go up: %s', (text) => {
    expect(parseServings(text)).toBeUndefined()
    expect(INVALID_SERVINGS).toContain('4-6')
  })

  test('are shown so that they read the same again', () => {
    for (const range of [
      { yieldServings: 4, yieldMax: 6 },
      { yieldServings: 1.5, yieldMax: null },
      { yieldServings: null, yieldMax: null },
    ]) {
      expect(parseServings(servingsText(range))).toEqual(range)
    }
  })
})

describe('a typed YouTube video', () => {
  test.each([
    'https://youtu.be/dQw4w9WgXcQ?t=3',
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ])('%s', (text) => {
    expect(parseYoutubeId(text)).toBe('dQw4w9WgXcQ')
  })

  test('is none when the field is empty, and undefined when it is something else', () => {
    expect(parseYoutubeId(' ')).toBeNull()
    expect(parseYoutubeId('https://example.com/watch?v=short')).toBeUndefined()
  })
})
