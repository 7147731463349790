import { expect, it } from 'vitest'
import { titleInitial } from './plate'

it('takes the first letter or digit of a title, whatever stands before it', () => {
  expect(titleInitial('plum cake')).toBe('P')
  expect(titleInitial('“Éclair” of the house')).toBe('É')
  expect(titleInitial('7-day pickles')).toBe('7')
  expect(titleInitial('🥕')).toBe('🥕')
  expect(titleInitial('')).toBe('')
})
