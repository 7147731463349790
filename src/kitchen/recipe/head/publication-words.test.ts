import { expect, test } from 'vitest'
import { publicationLabel } from './publication-words'

// docs/product/kitchen.md#status-of-a-recipe
test('a recipe that readers have says how many of its parts they do not see yet', () => {
  expect(publicationLabel('published', 3)).toBe('Published, 3 unpublished changes')
  expect(publicationLabel('scheduled', 1)).toBe('Scheduled, 1 unpublished change')
  expect(publicationLabel('published', 0)).toBe('Published')
  expect(publicationLabel('draft', 3)).toBe('Draft')
})
