'use client'

import type { ReactElement } from 'react'
import type { MergeConflict } from '@/src/domain/merging/merge'
import { Button } from '@/src/ui/button'
import styles from '../record/record-notices.module.css'
import { Sides } from '../recipe/sides/sides'

type Props = {
  conflicts: readonly MergeConflict[]
  /** The label of the field at a path. */
  labelOf: (path: readonly string[]) => string
  /** Formats a side of a conflict. */
  wordsOf: (conflict: MergeConflict, side: 'mine' | 'theirs') => string
  onSettle: (conflict: MergeConflict, side: 'mine' | 'theirs') => void
}

/**
 * Conflicts between the edits in this browser and another user's changes, side by side.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function ConflictList(props: Props): ReactElement | null {
  const { conflicts, labelOf, wordsOf, onSettle } = props
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} aria-label="Changed by two people">
      {conflicts.map((conflict) => (
        <article key={conflict.path.join('/')} className={styles.conflict}>
          <h2 className={styles.conflictTitle}>
            Someone else also changed this: {labelOf(conflict.path)}
          </h2>
          <Sides
            sides={[
              {
                name: 'Mine',
                words: wordsOf(conflict, 'mine'),
                action: <Button onClick={() => onSettle(conflict, 'mine')}>Keep mine</Button>,
              },
              {
                name: 'Theirs',
                words: wordsOf(conflict, 'theirs'),
                action: <Button onClick={() => onSettle(conflict, 'theirs')}>Take theirs</Button>,
              },
            ]}
          />
        </article>
      ))}
    </section>
  )
}
