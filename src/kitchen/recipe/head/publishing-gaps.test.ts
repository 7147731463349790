import { expect, test } from 'vitest'
import { publishingGaps } from './publishing-gaps'

const image = (id: string, alt: string | null) => ({
  ...{ id, key: id, width: 800, height: 600, lqip: null },
  alt,
})
const known = { images: [image('a', 'A loaf'), image('b', ' ')], videos: [] }

// docs/product/kitchen.md#publishing-checklist
test('a recipe that has all that readers look for has no gaps', () => {
  const document = {
    ...{ title: 'Loaf', slug: 'loaf', description: 'Dark', yieldServings: 4, prepTimeMinutes: 20 },
    images: [{ id: 'a' }],
  }
  expect(publishingGaps({ document, known })).toEqual([])
  expect(
    publishingGaps({ document: { ...document, images: [{ id: 'a' }, { id: 'b' }] }, known }),
  ).toEqual(['alternative text for a picture'])
})

test('what a recipe lacks is named as in a sentence', () => {
  expect(publishingGaps({ document: { title: 'Loaf', slug: 'loaf' }, known })).toEqual([
    'a picture',
    'a description',
    'the number of servings',
    'a preparation or cooking time',
  ])
})
