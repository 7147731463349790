import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import { matchesSearch, searchIn } from '../../parts/lists/list-search'

/** The orders of the list, the default first: as on the site, oldest first. */
export const COLLECTION_ORDERS = ['site', 'title', 'changed', 'recipes'] as const
export type CollectionOrder = (typeof COLLECTION_ORDERS)[number]

/** Labels of the orders. */
export const COLLECTION_ORDER_LABELS: Readonly<Record<CollectionOrder, string>> = {
  site: 'As on the site',
  title: 'Title',
  changed: 'Last changed',
  recipes: 'Most recipes',
}

/** The state of the list, all of which is in the URL. */
export type CollectionListView = { query: string; order: CollectionOrder }

/** Parses the state from a query string; invalid values are ignored. */
export function readCollectionListView(search: string): CollectionListView {
  const parameters = new URLSearchParams(search)
  const sort = parameters.get('sort')
  return {
    query: searchIn(search),
    order: COLLECTION_ORDERS.find((order) => order === sort) ?? 'site',
  }
}

/** Formats a state as a query string, without default values. */
export function collectionListSearch({ query, order }: CollectionListView): string {
  const parameters = new URLSearchParams()
  if (query !== '') parameters.set('search', query)
  if (order !== 'site') parameters.set('sort', order)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

type Row = Pick<ManagedCollectionRow, 'title' | 'slug' | 'updatedAt' | 'recipeCount'>

/** Filters collections to those with every word of the search in title or address, and sorts them. */
export function filterCollections<R extends Row>(
  collections: readonly R[],
  { query, order }: CollectionListView,
): R[] {
  const isFound = matchesSearch(query)
  const found = collections.filter(({ title, slug }) => isFound(`${title} ${slug}`))
  return order === 'site' ? found : found.toSorted(COMPARE[order])
}

const COMPARE: Readonly<
  Record<Exclude<CollectionOrder, 'site'>, (one: Row, other: Row) => number>
> = {
  title: (one, other) => one.title.localeCompare(other.title, 'en', { numeric: true }),
  changed: (one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
  recipes: (one, other) => other.recipeCount - one.recipeCount,
}
