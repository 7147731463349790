import { expect, it } from 'vitest'
import { siteFigures } from './site-words'

it('writes the figures of a site as one reads them', () => {
  expect(siteFigures({ recipeCount: 1, draftCount: 0, subscriberCount: 12_345 })).toEqual([
    { label: 'published', text: '1' },
    { label: 'drafts', text: '0' },
    { label: 'subscribers', text: '12,345' },
  ])
})
