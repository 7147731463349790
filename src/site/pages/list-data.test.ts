import { expect, it } from 'vitest'
import { breadcrumbs, itemList, listedRecipes } from './list-data'

const ORIGIN = 'https://ferment.example.com'

it('tells search engines the items of a list in order, by absolute addresses', () => {
  const list = itemList(ORIGIN, 'Breads', listedRecipes([{ title: 'Rye', slug: 'rye-loaf' }]))
  expect(list).toMatchObject({
    '@type': 'ItemList',
    numberOfItems: 1,
    itemListElement: [{ position: 1, name: 'Rye', url: `${ORIGIN}/recipes/rye-loaf` }],
  })
})

it('tells search engines the way to a page from the home page', () => {
  expect(breadcrumbs(ORIGIN, [{ name: 'Recipes', path: '/recipes' }])).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: `${ORIGIN}/` },
      { position: 2, name: 'Recipes', item: `${ORIGIN}/recipes` },
    ],
  })
})
