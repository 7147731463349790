import type { ReactElement } from 'react'
import { VisuallyHidden } from '@/src/ui/visually-hidden'
import styles from './waiting-badge.module.css'

/** Largest number that is shown as it is. */
const MAX_SHOWN = 99

/** The number of waiting comments beside the name of a place, or over its icon; nothing for none. */
export function WaitingBadge({
  count,
  isOverIcon = false,
}: {
  count: number
  isOverIcon?: boolean
}): ReactElement | null {
  if (count === 0) return null
  return (
    <span className={styles.badge} data-is-over-icon={isOverIcon}>
      <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <VisuallyHidden>
        {', '}
        {count === 1
          ? '1 comment is waiting'
          : `${count.toLocaleString('en')} comments are waiting`}
      </VisuallyHidden>
    </span>
  )
}
