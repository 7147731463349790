import type { ReactElement } from 'react'
import { Skeleton } from '@/src/ui/skeleton'
import styles from './comments.module.css'

/** The places of two comments while they load. */
export function CommentSkeleton(): ReactElement {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[0, 1].map((place) => (
        <div key={place} className={styles.comment}>
          <Skeleton width="2.5rem" height="2.5rem" radius="50%" />
          <div className={styles.skeletonLines}>
            <Skeleton width="9rem" height="0.9rem" />
            <Skeleton width="100%" height="0.9rem" />
            <Skeleton width="70%" height="0.9rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
