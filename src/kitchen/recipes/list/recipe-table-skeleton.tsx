import type { ReactElement } from 'react'
import { Skeleton } from '@/src/ui/skeleton'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './recipe-table.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** The table before its rows have come, in their size. */
export function RecipeTableSkeleton(): ReactElement {
  return (
    <>
      <VisuallyHidden>
        <span role="status">Loading recipes</span>
      </VisuallyHidden>
      <table className={styles.table} aria-hidden="true">
        <thead className={styles.heads}>
          <tr>
            <th>Title</th>
            <th className={styles.status}>Status</th>
            <th className={styles.date}>Published</th>
            <th className={styles.date}>Changed</th>
            <th className={styles.actions} />
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row, index) => (
            <tr key={row} className={styles.row}>
              <td className={styles.recipe}>
                <div className={styles.what}>
                  <span className={styles.cover}>
                    <Skeleton width="56px" height="42px" radius="6px" />
                  </span>
                  <div className={styles.wordsToCome}>
                    <Skeleton width={`${9 + ((index * 5) % 8)}rem`} height="0.95rem" />
                    <Skeleton width="8rem" height="0.8rem" />
                  </div>
                </div>
              </td>
              <td className={styles.status}>
                <Skeleton width="5rem" height="1rem" />
              </td>
              <td className={styles.date}>
                <Skeleton width="4rem" height="1rem" />
              </td>
              <td className={styles.date}>
                <Skeleton width="4rem" height="1rem" />
              </td>
              <td className={styles.actions}>
                <span className={styles.buttons} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
