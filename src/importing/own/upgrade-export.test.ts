import { expect, it } from 'vitest'
import { upgradeExportedValue } from './upgrade-export'

// docs/product/rich-text.md#galleries
it('a gallery of an export has equal pictures once, and loses no caption', () => {
  const [one, two] = [{ imageId: 'a', caption: 'First.' }, { imageId: 'b' }]
  const again = { imageId: 'a', caption: 'Again.' }
  const gallery = (...pictures: object[]) => ({ type: 'gallery', pictures, caption: 'All.' })
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] })
  const story = [gallery(one, two, again), gallery(one, again), gallery(one, two)]
  expect(upgradeExportedValue({ storyMore: story })).toEqual({
    storyMore: [
      gallery(one, two),
      paragraph('Again.'),
      { type: 'picture', ...one },
      paragraph('All.'),
      paragraph('Again.'),
      gallery(one, two),
    ],
  })
})
