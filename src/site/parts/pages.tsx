import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icon'
import styles from './pages.module.css'

type PagesProps = { total: number; limit: number; offset: number; path: string }

/** Links to the pages of a list; nothing when there is only one. */
export function Pages({ total, limit, offset, path }: PagesProps): ReactElement | null {
  const last = Math.ceil(total / limit)
  if (last <= 1) return null
  const current = Math.floor(offset / limit) + 1
  const address = (page: number): string => (page === 1 ? path : `${path}?page=${page}`)
  return (
    <nav className={styles.pages} aria-label="Pages">
      {current > 1 ? (
        <a href={address(current - 1)} rel="prev" aria-label="Previous page">
          <Icon name="arrow-left" />
        </a>
      ) : null}
      {shownPages(current, last).map((page, index, all) => (
        <span key={page} className={styles.place}>
          {index > 0 && page - (all[index - 1] ?? 0) > 1 ? <span>…</span> : null}
          <a
            href={address(page)}
            aria-label={`Page ${page}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </a>
        </span>
      ))}
      {current < last ? (
        <a href={address(current + 1)} rel="next" aria-label="Next page">
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  )
}

/** The first, the last, and those around the current one. */
export function shownPages(current: number, last: number): number[] {
  const wanted = [1, current - 1, current, current + 1, last]
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b)
}
