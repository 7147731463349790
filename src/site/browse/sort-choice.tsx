'use client'

import type { ReactElement } from 'react'
import { SelectionLink } from './selection-link'
import { SORT_LABELS, selectionOrder, availableOrders } from './filters/selection'
import type { Browse } from './use-browse'
import styles from './sort-choice.module.css'

/**
 * The orders of the list: links, so that each works without a script and can be bookmarked.
 * @see docs/product/search.md#order
 */
export function SortChoice({ browse }: { browse: Browse }): ReactElement {
  const { selection } = browse
  return (
    <nav aria-label="Sort by">
      <ul className={styles.orders}>
        {availableOrders(selection).map((sort) => (
          <li key={sort}>
            <SelectionLink
              className={styles.order}
              browse={browse}
              to={{ ...selection, sort }}
              aria-current={sort === selectionOrder(selection) ? 'true' : undefined}
            >
              {SORT_LABELS[sort]}
            </SelectionLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
