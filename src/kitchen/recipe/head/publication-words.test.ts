import { expect, test } from 'vitest'
import { publicationWords } from './publication-words'

// docs/product/kitchen.md#status-of-a-recipe
test('a recipe that readers have says how many of its parts they do not see yet', () => {
  expect(publicationWords('published', 3)).toBe('Published, 3 unpublished changes')
  expect(publicationWords('scheduled', 1)).toBe('Scheduled, 1 unpublished change')
  expect(publicationWords('published', 0)).toBe('Published')
  expect(publicationWords('draft', 3)).toBe('Draft')
})
