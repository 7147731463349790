import type { ManagedRecipesQuery } from '@/src/contract/recipe/recipes-index'

/** Rows of a page of the list. */
export const PAGE_SIZE = 50

/** The status filters of the list; `published` includes scheduled recipes. */
export const STATUS_FILTERS = ['all', 'draft', 'published'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The orders of the list, the first by default. */
export const LIST_ORDERS = [
  'updated_at_desc',
  'published_at_desc',
  'published_at_asc',
  'title_asc',
] as const satisfies readonly ManagedRecipesQuery['orderBy'][]
export type ListOrder = (typeof LIST_ORDERS)[number]

/** The state of the list: search, filter, order and page. All of it is in the URL. */
export type ListView = { query: string; status: StatusFilter; orderBy: ListOrder; page: number }

const START: ListView = { query: '', status: 'all', orderBy: 'updated_at_desc', page: 1 }

/** Parses the state from a query string; invalid values are ignored. */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search)
  const page = Number(parameters.get('page'))
  return {
    query: (parameters.get('search') ?? '').trim().slice(0, 200),
    status: oneOf(STATUS_FILTERS, parameters.get('status')) ?? START.status,
    orderBy: oneOf(LIST_ORDERS, parameters.get('sort')) ?? START.orderBy,
    page: Number.isInteger(page) && page >= 1 && page <= 20_000 ? page : START.page,
  }
}

/** The query string of a state, without default values: `?status=draft`, or nothing. */
export function listViewSearch(view: ListView): string {
  const parameters = new URLSearchParams()
  if (view.query !== START.query) parameters.set('search', view.query)
  if (view.status !== START.status) parameters.set('status', view.status)
  if (view.orderBy !== START.orderBy) parameters.set('sort', view.orderBy)
  if (view.page !== START.page) parameters.set('page', String(view.page))
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The view after a change; anything but another page begins again at the first page. */
export const changeListView = (view: ListView, change: Partial<ListView>): ListView => ({
  ...view,
  page: START.page,
  ...change,
})

/**
 * Whether recipes are left out by a search or filter, so that an empty list means something else.
 */
export const isNarrowed = (view: ListView): boolean => view.query !== '' || view.status !== 'all'

/** The query of `listManagedRecipes` for a state. */
export const listViewQuery = (view: ListView) => ({
  limit: PAGE_SIZE,
  offset: (view.page - 1) * PAGE_SIZE,
  orderBy: view.orderBy,
  ...(view.query === '' ? {} : { query: view.query }),
  ...(view.status === 'all' ? {} : { status: view.status }),
})

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null
