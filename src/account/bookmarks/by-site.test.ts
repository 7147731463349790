import { expect, it } from 'vitest'
import type { BookmarkedRecipe } from '@/src/contract/profile'
import { exampleCard } from '@/src/site/testing/example-content'
import { bookmarksBySite } from './by-site'

const saved = (slug: string, number: number): BookmarkedRecipe => ({
  site: { slug, title: slug, url: `https://${slug}.example.com` },
  recipe: exampleCard(number),
})

it('puts bookmarks in groups by site, in the order they were saved', () => {
  const groups = bookmarksBySite([saved('b', 1), saved('a', 2), saved('b', 3)])
  expect(groups.map(({ site, recipes }) => [site.slug, recipes.map(({ title }) => title)])).toEqual(
    [
      ['b', ['Recipe 1', 'Recipe 3']],
      ['a', ['Recipe 2']],
    ],
  )
})
