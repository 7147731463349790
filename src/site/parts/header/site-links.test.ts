import { expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import { mainLinks, otherLinks } from './site-links'

it('links to a page only where the site has content for it', () => {
  const bare = exampleSite()
  expect(
    mainLinks(bare, { hasCollections: false, hasLetters: false }).map(({ href }) => href),
  ).toEqual(['/recipes'])
  expect(otherLinks(bare)).toEqual([])
  const full = exampleSite({
    about: [{ type: 'paragraph', children: [{ text: 'We cook.' }] }],
    links: [{ id: 'a', label: null, href: 'https://example.com' }],
    events: [
      {
        id: 'e',
        title: 'Supper',
        image: null,
        date: '2026-01-01T00:00:00.000Z',
        location: null,
        description: null,
        href: null,
      },
    ],
  })
  expect(
    mainLinks(full, { hasCollections: true, hasLetters: true }).map(({ label }) => label),
  ).toEqual(['All Recipes', 'Collections', 'Letters', 'About'])
  expect(otherLinks(full).map(({ label }) => label)).toEqual(['Events', 'Links'])
})
