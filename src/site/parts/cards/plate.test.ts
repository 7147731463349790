import { expect, it } from 'vitest'
import { initialOf } from './plate'

it('takes the first letter or digit of a title, whatever stands before it', () => {
  expect(initialOf('plum cake')).toBe('P')
  expect(initialOf('“Éclair” of the house')).toBe('É')
  expect(initialOf('7-day pickles')).toBe('7')
  expect(initialOf('🥕')).toBe('🥕')
  expect(initialOf('')).toBe('')
})
