import { expect, it } from 'vitest'
import { bookmarksBySite, putSiteFirst } from './bookmarks'

const saved = (slug: string, recipe: string) => ({ site: { slug }, recipe })
const GROUPS = bookmarksBySite([saved('b', 'soup'), saved('a', 'bread'), saved('b', 'cake')])

it('puts bookmarks in groups by site, in the order they were saved', () => {
  expect(GROUPS).toEqual([
    { site: { slug: 'b' }, recipes: ['soup', 'cake'] },
    { site: { slug: 'a' }, recipes: ['bread'] },
  ])
})

it('puts the site somebody is reading first, and the others after it as they were', () => {
  expect(putSiteFirst(GROUPS, 'a').map(({ site }) => site.slug)).toEqual(['a', 'b'])
  expect(putSiteFirst(GROUPS, 'c').map(({ site }) => site.slug)).toEqual(['b', 'a'])
})
