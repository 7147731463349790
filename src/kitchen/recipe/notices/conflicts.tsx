'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { partLabel, wordsOf } from '../differences'
import { useDraft, useEditing } from '../recipe-context'
import { Sides } from '../sides/sides'
import styles from './notices.module.css'

/**
 * What this browser and somebody else changed differently, side by side.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function Conflicts(): ReactElement | null {
  const { store } = useEditing()
  const conflicts = useDraft((state) => state.conflicts)
  if (conflicts.length === 0) return null
  return (
    <section className={styles.conflicts} aria-label="Changed by two people">
      {conflicts.map((conflict) => (
        <article key={conflict.path.join('/')} className={styles.conflict}>
          <h2 className={styles.conflictTitle}>
            Someone else changed this, too: {partLabel(conflict.path[0] ?? '')}
          </h2>
          <Sides
            sides={[
              {
                name: 'Mine',
                words: wordsOf(conflict.mine),
                action: <Button onClick={() => store.settle(conflict, 'mine')}>Keep mine</Button>,
              },
              {
                name: 'Theirs',
                words: wordsOf(conflict.theirs),
                action: (
                  <Button onClick={() => store.settle(conflict, 'theirs')}>Take theirs</Button>
                ),
              },
            ]}
          />
        </article>
      ))}
    </section>
  )
}
