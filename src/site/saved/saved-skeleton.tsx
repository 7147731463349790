import type { ReactElement } from 'react'
import { Skeleton } from '@/src/ui/skeleton'
import styles from './saved-list.module.css'

/** Saved recipes that are still on their way, in their size. */
export function SavedSkeleton(): ReactElement {
  return (
    <div className={styles.list} aria-hidden="true">
      <Skeleton width="9rem" height="1.2rem" />
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} width="100%" height="64px" />
      ))}
    </div>
  )
}
