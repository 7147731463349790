import { expect, it } from 'vitest'
import { shownPages } from './pages'

it.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %s of %s links to the first, the last and those around it', (current, last, pages) => {
  expect(shownPages(current, last)).toEqual(pages)
})
