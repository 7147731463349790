import { expect, test } from 'vitest'
import { typedMoment } from './typed-moment'

// docs/product/kitchen.md#publishing-from-the-editor
test('a day and a time are a moment', () => {
  expect(typedMoment('2026-03-01T08:30')).toEqual(new Date(2026, 2, 1, 8, 30))
})

test.each(['', '0002-01-01T10:00', '0202-06-01T10:00', '9999-12-31T23:59', '275760-09-01T00:00'])(
  'what nobody means is none: %s',
  (text) => {
    expect(typedMoment(text)).toBeNull()
  },
)
