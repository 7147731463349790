import type { ListOrder } from './list-view'

/** The columns one can sort by, each with its orders in the turn a click takes them. */
const COLUMN_ORDERS = {
  title: ['title_asc'],
  published: ['published_at_desc', 'published_at_asc'],
  updated: ['updated_at_desc'],
} as const satisfies Record<string, readonly [ListOrder, ...ListOrder[]]>

export type SortColumn = keyof typeof COLUMN_ORDERS

/** The orders, named as a list to choose from names them. */
export const ORDER_LABELS: Readonly<Record<ListOrder, string>> = {
  updated_at_desc: 'Changed',
  published_at_desc: 'Newest',
  published_at_asc: 'Oldest',
  title_asc: 'Title',
}

/** The order after a click on a column's heading. */
export function nextOrder(column: SortColumn, current: ListOrder): ListOrder {
  const orders: readonly ListOrder[] = COLUMN_ORDERS[column]
  return orders[(orders.indexOf(current) + 1) % orders.length] ?? current
}

/** The current direction of a column, as a value of `aria-sort`. */
export function ariaSort(
  column: SortColumn,
  current: ListOrder,
): 'ascending' | 'descending' | 'none' {
  const orders: readonly ListOrder[] = COLUMN_ORDERS[column]
  if (!orders.includes(current)) return 'none'
  return current.endsWith('_asc') ? 'ascending' : 'descending'
}
