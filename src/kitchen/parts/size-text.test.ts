import { expect, it } from 'vitest'
import { sizeText } from './size-text'

it.each([
  [0, '0 KB'],
  [812, '1 KB'],
  [1_440_000, '1.4 MB'],
  [20_000_000_000, '20 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
