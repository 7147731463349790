'use client'

import type { ReactElement } from 'react'
import { ButtonLink } from '@/src/ui/button'
import { isPlainClick } from '@/src/ui/form/segments'
import { PAGE_SIZE, selectionAddress } from './filters/selection'
import type { Browse } from './use-browse'
import styles from './show-more.module.css'

/** Buttons for the next and previous page of the list; links without script. */
export function ShowMore({ browse }: { browse: Browse }): ReactElement | null {
  const { selection, result, showMore, isLoadingMore } = browse
  const { offset, recipes, total } = result
  const shown = offset + recipes.length
  const isFirst = offset === 0
  const isLast = shown >= total || recipes.length === 0
  if (isFirst && isLast) return null
  return (
    <nav className={styles.more} aria-label="More recipes">
      {isFirst ? null : (
        <ButtonLink
          isLarge
          rel="prev"
          href={selectionAddress(selection, Math.ceil(offset / PAGE_SIZE))}
        >
          Show previous
        </ButtonLink>
      )}
      {isLast ? null : (
        <ButtonLink
          isLarge
          rel="next"
          href={selectionAddress(selection, Math.ceil(shown / PAGE_SIZE) + 1)}
          aria-disabled={isLoadingMore || undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            if (!isLoadingMore) void showMore()
          }}
        >
          {isLoadingMore ? 'Loading...' : 'Show more'}
        </ButtonLink>
      )}
    </nav>
  )
}
