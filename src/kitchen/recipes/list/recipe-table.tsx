'use client'

import type { ReactElement, RefObject } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { countSelected, isSelected } from '../selection/selection'
import type { SelectionHandle } from '../selection/use-selection'
import { COLUMN_HEADS } from './columns'
import { editorSearch, viewFilter } from './list-view'
import type { ListOrder, ListView } from './list-view'
import { RecipeRow } from './recipe-row'
import type { RowCallbacks } from './recipe-row'
import { RowPlaceholder } from './row-to-come'
import { SortHead } from './sort-head'
import { useRecipeRows } from './use-recipe-rows'
import rowStyles from './recipe-row.module.css'
import styles from './recipe-table.module.css'

type RecipeTableProps = {
  site: ManagedSite
  view: ListView
  total: number
  now: Date
  bodyRef: RefObject<HTMLTableSectionElement | null>
  selecting: SelectionHandle
  acts: RowCallbacks
  onOrder: (order: ListOrder) => void
}

/** A virtual table of recipes, of which only rows in view are rendered; a list of cards below 1024px. */
export function RecipeTable(props: RecipeTableProps): ReactElement {
  const { site, view, total, now, bodyRef, selecting, acts } = props
  const rows = useRecipeRows(site.slug, viewFilter(view), total, bodyRef)
  const width = view.columns.length + 3
  return (
    <table className={styles.table} aria-rowcount={total + 1}>
      <caption className={styles.caption}>
        <VisuallyHidden>Recipes of {site.title}</VisuallyHidden>
      </caption>
      <Heads {...props} />
      <tbody ref={bodyRef}>
        <Space height={rows.above} width={width} />
        {rows.items.map(({ index, key }) => {
          const recipe = rows.rowAt(index)
          if (!recipe) return <RowPlaceholder key={key} columns={view.columns} index={index} />
          return (
            <RecipeRow
              key={recipe.id}
              {...{ index, recipe, site, now, acts }}
              columns={view.columns}
              editSearch={editorSearch(view)}
              isSelected={isSelected(selecting.selection, recipe.id)}
              measure={rows.measure}
            />
          )
        })}
        <Space height={rows.below} width={width} />
      </tbody>
    </table>
  )
}

/** The space of the rows that are not rendered. */
function Space({ height, width }: { height: number; width: number }): ReactElement | null {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true" className={styles.space} style={{ blockSize: height }}>
      <td colSpan={width} style={{ blockSize: height }} />
    </tr>
  )
}

function Heads({ view, total, selecting, onOrder }: RecipeTableProps): ReactElement {
  const count = countSelected(selecting.selection, total)
  const isAll = count === total && total > 0
  const sorting = { orderBy: view.orderBy, onOrder }
  return (
    <thead className={styles.heads}>
      <tr aria-rowindex={1}>
        <th scope="col" className={rowStyles.pick}>
          <label className={rowStyles.pickPlace}>
            <input
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !isAll
              }}
              type="checkbox"
              checked={isAll}
              aria-label="Select all recipes"
              onChange={() => (isAll ? selecting.clear() : selecting.selectAll())}
            />
          </label>
        </th>
        <SortHead column="title" label="Title" {...sorting} />
        {view.columns.map((column) => {
          const { label, sort } = COLUMN_HEADS[column]
          const className = column === 'status' ? rowStyles.status : rowStyles.date
          if (sort)
            return <SortHead key={column} column={sort} {...{ label, className }} {...sorting} />
          return (
            <th key={column} scope="col" className={className}>
              {label}
            </th>
          )
        })}
        <th scope="col" className={rowStyles.actions}>
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
