import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { Glyph } from '@/src/kitchen/parts/glyph'
import type { ListOrder } from './list-view'
import { nextOrder, ariaSort } from './sort-columns'
import type { SortColumn } from './sort-columns'
import styles from './recipe-table.module.css'

type SortHeadProps = {
  column: SortColumn
  label: string
  orderBy: ListOrder
  onOrder: (order: ListOrder) => void
  className?: string | undefined
}

/** The head of a column one can sort by. */
export function SortHead(props: SortHeadProps): ReactElement {
  const { column, label, orderBy, onOrder, className } = props
  const sort = ariaSort(column, orderBy)
  return (
    <th scope="col" aria-sort={sort} className={className}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onOrder(nextOrder(column, orderBy))}
      >
        {label}
        {sort === 'ascending' ? <Glyph name="up" size={14} /> : null}
        {sort === 'descending' ? <Icon name="chevron-down" size={14} /> : null}
      </button>
    </th>
  )
}
