import type { ReactElement } from 'react'
import { Skeleton } from '@/src/ui/skeleton'
import type { Column } from './list-view'
import styles from './recipe-row.module.css'
import titleStyles from './recipe-title.module.css'

type RowToComeProps = { columns: readonly Column[]; index: number }

/** The placeholder of a loading row. */
export function RowPlaceholder({ columns, index }: RowToComeProps): ReactElement {
  return (
    <tr className={styles.row} aria-hidden="true">
      <td className={styles.pick}>
        <span className={styles.pickPlace} />
      </td>
      <td className={styles.recipe}>
        <div className={titleStyles.what}>
          <span className={titleStyles.cover}>
            <Skeleton width="56px" height="42px" radius="6px" />
          </span>
          <div className={titleStyles.wordsToCome}>
            <Skeleton width={`${9 + ((index * 5) % 8)}rem`} height="0.95rem" />
            <Skeleton width="8rem" height="0.8rem" />
          </div>
        </div>
      </td>
      {columns.map((column) => (
        <td
          key={column}
          className={column === 'status' ? styles.status : styles.date}
          data-column={column}
        >
          <Skeleton width="4rem" height="1rem" />
        </td>
      ))}
      <td className={styles.actions}>
        <span className={styles.buttons} />
      </td>
    </tr>
  )
}
