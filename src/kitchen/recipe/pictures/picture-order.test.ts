import { describe, expect, it } from 'vitest'
import { addPictures, restorePictureAt } from './picture-order'
import type { DocumentPicture } from './picture-order'

const pictures = (...ids: string[]): DocumentPicture[] => ids.map((id) => ({ id, crop: null }))
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join(' ')

// docs/product/kitchen.md#pictures
describe('the pictures of a recipe', () => {
  it('stand in the order in which they were chosen, whichever arrives first', () => {
    const places = new Map([
      ['first', 1],
      ['second', 2],
      ['third', 3],
    ])
    let written = pictures('old')
    for (const id of ['third', 'first', 'second']) written = addPictures(written, [{ id }], places)
    expect(ids(written)).toBe('old first second third')
  })

  it('are added at the end from the library, each once', () => {
    const written = addPictures(pictures('a', 'b'), [{ id: 'c' }, { id: 'a' }, { id: 'd' }])
    expect(ids(written)).toBe('a b c d')
  })

  it('are 50 at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => `picture ${String(at)}`)
    expect(addPictures(pictures(...many), [{ id: 'more' }])).toHaveLength(50)
  })

  it('get a removed one back at its place, once', () => {
    const [removed] = pictures('b')
    if (!removed) throw new Error('There is no picture')
    expect(ids(restorePictureAt(pictures('a', 'c'), removed, 1))).toBe('a b c')
    expect(ids(restorePictureAt(pictures('a'), removed, 5))).toBe('a b')
    expect(ids(restorePictureAt(pictures('b', 'a'), removed, 1))).toBe('b a')
  })
})
