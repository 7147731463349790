import { expect, it } from 'vitest'
import { secondsText } from './seconds-text'

it.each([
  [0, '0 s'],
  [59, '59 s'],
  [60, '1 min'],
  [7_199, '1 h'],
  [200_000, '2 d'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text)
})
