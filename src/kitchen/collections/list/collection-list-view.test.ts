import { describe, expect, it } from 'vitest'
import {
  collectionListSearch,
  readCollectionListView,
  filterCollections,
} from './collection-list-view'

const row = (title: string, recipeCount: number, updatedAt: string) => ({
  title,
  slug: title.toLowerCase(),
  recipeCount,
  updatedAt,
})
const ROWS = [
  row('Été', 2, '2026-01-02T00:00:00.000Z'),
  row('Bread', 9, '2026-01-01T00:00:00.000Z'),
  row('Summer bread', 1, '2026-01-03T00:00:00.000Z'),
]
const titles = (query: string, order: 'site' | 'title' | 'changed' | 'recipes') =>
  filterCollections(ROWS, { query, order }).map(({ title }) => title)

// docs/product/kitchen.md#collection-list
describe('the list of collections', () => {
  it('keeps search and order in the address, and takes what it does not know for not said', () => {
    const view = { query: 'plum & jam', order: 'recipes' } as const
    expect(readCollectionListView(collectionListSearch(view))).toEqual(view)
    expect(collectionListSearch({ query: '', order: 'site' })).toBe('')
    expect(readCollectionListView('?sort=price&search=%20')).toEqual({ query: '', order: 'site' })
  })

  it('finds every word of the search, without capitals and marks', () => {
    expect(titles('BREAD sum', 'site')).toEqual(['Summer bread'])
    expect(titles('ete', 'site')).toEqual(['Été'])
    expect(titles('nothing', 'site')).toEqual([])
  })

  it('is sorted as it is asked for', () => {
    expect(titles('', 'site')).toEqual(['Été', 'Bread', 'Summer bread'])
    expect(titles('', 'title')).toEqual(['Bread', 'Été', 'Summer bread'])
    expect(titles('', 'changed')).toEqual(['Summer bread', 'Été', 'Bread'])
    expect(titles('', 'recipes')).toEqual(['Bread', 'Été', 'Summer bread'])
  })
})
