'use client'

import type { ReactElement } from 'react'
import type { CommentStatus } from '@/src/domain/comments'
import type { CommentFolder } from '@/src/domain/moderation'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import bar from '@/src/kitchen/recipes/bulk/bulk-bar.module.css'
import { moveLabel, MOVES } from '../comment-labels'
import styles from '../comments.module.css'

type Props = {
  folder: CommentFolder
  /** The number of comments in the list, and of selected ones. */
  total: number
  count: number
  isBusy: boolean
  onAll: () => void
  onClear: () => void
  onMove: (status: CommentStatus) => void
}

/** The bar of actions on the selected comments; nothing without a selection. */
export function CommentBulkBar(props: Props): ReactElement | null {
  const { folder, total, count, isBusy, onAll, onClear, onMove } = props
  if (count === 0) return null
  return (
    <section className={bar.bar} aria-label="Selected comments">
      <p className={bar.count} role="status">
        {count.toLocaleString('en')} selected
      </p>
      {count >= total ? null : (
        <Button kind="quiet" className={bar.all} onClick={onAll}>
          Select all {total.toLocaleString('en')}
        </Button>
      )}
      <span className={styles.bulkActions}>
        {MOVES[folder].map((status) => (
          <Button key={status} isBusy={isBusy} onClick={() => onMove(status)}>
            {moveLabel(folder, status)}
          </Button>
        ))}
      </span>
      <Button kind="icon" aria-label="Clear selection" onClick={onClear}>
        <Icon name="close" />
      </Button>
    </section>
  )
}
