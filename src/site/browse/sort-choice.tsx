'use client'

import type { ReactElement } from 'react'
import { isPlainClick } from '@/src/ui/form/segments'
import { selectionAddress, SORT_LABELS, sortOf, sortsOf } from './filters/selection'
import type { Browse } from './use-browse'
import styles from './sort-choice.module.css'

/**
 * The orders of the list: links, so that each works without script and can be kept.
 * @see docs/product/search.md#order
 */
export function SortChoice({ browse }: { browse: Browse }): ReactElement {
  const { selection, change } = browse
  return (
    <nav aria-label="Sort by">
      <ul className={styles.orders}>
        {sortsOf(selection).map((sort) => {
          const sorted = { ...selection, sort }
          return (
            <li key={sort}>
              <a
                className={styles.order}
                href={selectionAddress(sorted)}
                rel="nofollow"
                aria-current={sort === sortOf(selection) ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  change(sorted)
                }}
              >
                {SORT_LABELS[sort]}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
