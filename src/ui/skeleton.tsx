import type { ReactElement } from 'react'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** CSS size of the loading content. */
  width: string
  height: string
  radius?: string
}

/** A placeholder in the size of content that is loading. */
export function Skeleton({ width, height, radius = '4px' }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ inlineSize: width, blockSize: height, borderRadius: radius }}
    />
  )
}
