'use client'

import type { ReactElement } from 'react'
import { SelectionLink } from './selection-link'
import { SORT_LABELS, selectionOrder, availableOrders } from './filters/selection'
import type { Sort } from './filters/selection'
import type { Browse } from './use-browse'
import styles from './sort-choice.module.css'

/**
 * The orders of the list: links, so that each works without a script and can be bookmarked.
 * @see docs/product/search.md#order
 */
export function SortChoice({
  browse,
  hasRatings,
}: {
  browse: Browse
  /** Whether a recipe on the page has a rating. */
  hasRatings: boolean
}): ReactElement {
  const { selection } = browse
  const isOffered = (sort: Sort): boolean =>
    sort !== 'rating' || hasRatings || selection.sort === 'rating'
  return (
    <nav aria-label="Sort by">
      <ul className={styles.orders}>
        {availableOrders(selection)
          .filter(isOffered)
          .map((sort) => (
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
