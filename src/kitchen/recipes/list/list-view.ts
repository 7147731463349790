import { TERM_KINDS } from '@/src/domain/recipes/term-kind'
import type { TermKind } from '@/src/domain/recipes/term-kind'
import type { CallQuery } from '@/src/contract/schemas'

/**
 * The status filters of the list; `published` includes scheduled recipes, `failed` are those whose changes
 * could not be published at their time, `deleted` are those in the bin.
 */
export const STATUS_FILTERS = ['all', 'draft', 'published', 'failed', 'deleted'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

type ApiQuery = NonNullable<CallQuery<'listManagedRecipes'>>

/** The orders of the list, the first by default. */
export const LIST_ORDERS = [
  'updated_at_desc',
  'published_at_desc',
  'published_at_asc',
  'title_asc',
] as const satisfies readonly ApiQuery['orderBy'][]
export type ListOrder = (typeof LIST_ORDERS)[number]

/** Columns besides the title, in order. */
export const COLUMNS = ['status', 'published', 'changed', 'terms', 'time', 'address'] as const
export type Column = (typeof COLUMNS)[number]
const USUAL_COLUMNS: readonly Column[] = ['status', 'published', 'changed']

export const ACCESS_FILTERS = ['all', 'public', 'subscribers_only'] as const
export const KIND_FILTERS = ['all', 'recipe', 'legacy'] as const
export const MISSING_FILTERS = ['none', 'picture', 'rich-results'] as const

/** Filter and order of the list. */
export type RecipeFilter = {
  query: string
  status: StatusFilter
  access: (typeof ACCESS_FILTERS)[number]
  kind: (typeof KIND_FILTERS)[number]
  missing: (typeof MISSING_FILTERS)[number]
  /** An id; empty for any. */
  collection: string
  orderBy: ListOrder
} & TermFilters

/** The ids of the wanted terms by kind; empty for any. */
export type TermFilters = Record<TermKind, string>

/** The state of the list. All of it is in the URL. */
export type ListView = RecipeFilter & { columns: readonly Column[] }

/** The initial state of the list. */
export const START: ListView = {
  query: '',
  status: 'all',
  access: 'all',
  kind: 'all',
  missing: 'none',
  meal: '',
  category: '',
  cuisine: '',
  method: '',
  diet: '',
  tag: '',
  collection: '',
  orderBy: 'updated_at_desc',
  columns: USUAL_COLUMNS,
}

/** Parses the state from a query string; invalid values are ignored. */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search)
  const id = (name: string): string => {
    const value = parameters.get(name) ?? ''
    return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value) ? value : ''
  }
  return {
    query: (parameters.get('search') ?? '').trim().slice(0, 200),
    status: oneOf(STATUS_FILTERS, parameters.get('status')) ?? START.status,
    access: oneOf(ACCESS_FILTERS, parameters.get('access')) ?? START.access,
    kind: oneOf(KIND_FILTERS, parameters.get('kind')) ?? START.kind,
    missing: oneOf(MISSING_FILTERS, parameters.get('missing')) ?? START.missing,
    meal: id('meal'),
    category: id('category'),
    cuisine: id('cuisine'),
    method: id('method'),
    diet: id('diet'),
    tag: id('tag'),
    collection: id('collection'),
    orderBy: oneOf(LIST_ORDERS, parameters.get('sort')) ?? START.orderBy,
    columns: readColumns(parameters.get('columns')),
  }
}

/** The parameters of the URL, with their parts of the state. */
const PARAMETERS = {
  search: 'query',
  status: 'status',
  access: 'access',
  kind: 'kind',
  missing: 'missing',
  meal: 'meal',
  category: 'category',
  cuisine: 'cuisine',
  method: 'method',
  diet: 'diet',
  tag: 'tag',
  collection: 'collection',
  sort: 'orderBy',
} as const satisfies Record<string, keyof RecipeFilter>

/** The query string of a state, without default values: `?status=draft`, or nothing. */
export function listViewSearch(view: ListView): string {
  const parameters = new URLSearchParams()
  for (const [name, part] of Object.entries(PARAMETERS)) {
    if (view[part] !== START[part]) parameters.set(name, view[part])
  }
  if (view.columns.join() !== START.columns.join()) {
    parameters.set('columns', view.columns.join('.') || 'none')
  }
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * The part of the editor's URL for the list of stored posts: its order. Empty for other lists.
 * @see docs/product/kitchen.md#legacy-workbench
 */
export const editorSearch = ({ kind, orderBy }: RecipeFilter): string =>
  kind === 'legacy' ? `?sort=${orderBy}` : ''

/** The filter of a view, as a stable query key. */
export const viewFilter = ({ columns: _, ...filter }: ListView): RecipeFilter => filter

/** The parts of a filter besides search and status. */
export const FILTER_PARTS = ['access', 'kind', 'missing', ...TERM_KINDS, 'collection'] as const

/** Whether a list is the whole bin. */
export const isWholeBin = (view: RecipeFilter): boolean =>
  view.status === 'deleted' && view.query === '' && narrowedCount(view) === 0

/** The number of further filters that are set. */
export const narrowedCount = (view: RecipeFilter): number =>
  FILTER_PARTS.filter((part) => view[part] !== START[part]).length

/** Whether a search or filter is active, which changes the message of an empty list. */
export const isNarrowed = (view: RecipeFilter): boolean =>
  view.query !== '' || view.status !== 'all' || narrowedCount(view) > 0

/** The recipes of a filter, as the API names them. */
export function apiFilter(filter: RecipeFilter): Omit<ApiQuery, 'limit' | 'offset' | 'orderBy'> {
  const { query, status, access, kind, missing, collection } = filter
  const terms: Partial<Record<`${TermKind}Id`, string>> = {}
  for (const each of TERM_KINDS) if (filter[each] !== '') terms[`${each}Id`] = filter[each]
  return {
    ...(query === '' ? {} : { query }),
    ...(status === 'all' ? {} : { status }),
    ...(access === 'all' ? {} : { privacySetting: access }),
    ...(kind === 'all' ? {} : { kind }),
    ...(missing === 'none' ? {} : { missing }),
    ...terms,
    ...(collection === '' ? {} : { collectionId: collection }),
  }
}

function readColumns(text: string | null): readonly Column[] {
  if (text === null) return USUAL_COLUMNS
  const named = text.split('.')
  return COLUMNS.filter((column) => named.includes(column))
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null
