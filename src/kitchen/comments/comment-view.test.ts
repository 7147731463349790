import { expect, it } from 'vitest'
import { commentFilter, commentSearch, isFiltered, readCommentView } from './comment-view'

const ID = '5d0f2c5e-6a6e-4b07-9f55-0f6a2f8f4f0e'

// docs/product/kitchen.md#comments
it('keeps the list, its filters and the open comment in the address', () => {
  const address = `?folder=spam&query=rye+bread&recipe=${ID}&open=${ID}`
  const view = readCommentView(address)
  expect(view).toEqual({ folder: 'spam', query: 'rye bread', recipe: ID, person: '', open: ID })
  expect(commentSearch(view)).toBe(address)
  expect(commentFilter(view)).toEqual({ folder: 'spam', query: 'rye bread', recipeId: ID })
  expect(isFiltered(view)).toBe(true)
})

it('shows the comments that wait for an address without values, or with unknown ones', () => {
  const view = readCommentView("?folder=all&recipe=1'&person=")
  expect(commentSearch(view)).toBe('?')
  expect(commentFilter(view)).toEqual({ folder: 'waiting' })
  expect(isFiltered(view)).toBe(false)
})
