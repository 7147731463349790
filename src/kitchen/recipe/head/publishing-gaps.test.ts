import { expect, test } from 'vitest'
import { publishingGaps } from './publishing-gaps'

const image = (id: string, alt: string | null) => ({
  ...{ id, key: id, width: 800, height: 600, lqip: null },
  alt,
})
const references = { images: [image('a', 'A loaf'), image('b', ' ')], videos: [], people: [] }

// docs/product/kitchen.md#publishing-checklist
test('a recipe that has all that readers look for has no gaps', () => {
  const document = {
    ...{ title: 'Loaf', slug: 'loaf', description: 'Dark', yieldServings: 4, prepTimeMinutes: 20 },
    images: [{ id: 'a' }],
  }
  expect(publishingGaps({ document, references })).toEqual([])
  expect(
    publishingGaps({ document: { ...document, images: [{ id: 'a' }, { id: 'b' }] }, references }),
  ).toEqual(['alternative text for a picture'])
})

test('what a recipe lacks is named as in a sentence', () => {
  expect(publishingGaps({ document: { title: 'Loaf', slug: 'loaf' }, references })).toEqual([
    'a picture',
    'a description',
    'the number of servings',
    'a preparation or cooking time',
  ])
})
