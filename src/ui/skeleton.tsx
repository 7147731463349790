import type { ReactElement } from 'react'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS lengths of what will stand here. */
  width: string
  height: string
  radius?: string
}

/** A place kept for what is still loading, in its size. */
export function Skeleton({ width, height, radius = '4px' }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  )
}
