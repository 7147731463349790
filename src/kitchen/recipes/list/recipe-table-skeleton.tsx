import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import { COLUMN_HEADS } from './columns'
import type { Column } from './list-view'
import { RowPlaceholder } from './row-to-come'
import rowStyles from './recipe-row.module.css'
import styles from './recipe-table.module.css'

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The table in its size while its rows load. */
export function RecipeTableSkeleton({ columns }: { columns: readonly Column[] }): ReactElement {
  return (
    <>
      <VisuallyHidden>
        <span role="status">Loading recipes</span>
      </VisuallyHidden>
      <table className={styles.table} aria-hidden="true">
        <thead className={styles.heads}>
          <tr>
            <th className={rowStyles.pick} />
            <th>Title</th>
            {columns.map((column) => (
              <th key={column} className={column === 'status' ? rowStyles.status : rowStyles.date}>
                {COLUMN_HEADS[column].label}
              </th>
            ))}
            <th className={rowStyles.actions} />
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <RowPlaceholder key={row} columns={columns} index={row} />
          ))}
        </tbody>
      </table>
    </>
  )
}
