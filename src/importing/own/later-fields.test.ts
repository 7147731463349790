import { expect, it } from 'vitest'
import { withLaterFields } from './later-fields'

// docs/product/rich-text.md#galleries
it('a gallery of an export has equal pictures once, and is a picture where a single one is left', () => {
  const [one, two] = [{ imageId: 'a', caption: 'First.' }, { imageId: 'b' }]
  const gallery = (...pictures: object[]) => ({ type: 'gallery', pictures, caption: 'All.' })
  const story = [gallery(one, two, { imageId: 'a' }), gallery(one, { imageId: 'a' })]
  expect(withLaterFields({ storyMore: story })).toEqual({
    storyMore: [gallery(one, two), { type: 'picture', imageId: 'a', caption: 'First.' }],
  })
})
