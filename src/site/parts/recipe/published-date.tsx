import type { ReactElement } from 'react'
import { longDate } from '@/src/domain/language/long-date'

type Props = {
  at: string | null
  /** The time zone of the site. */
  zone: string
  className?: string | undefined
}

/**
 * The publication date of a recipe in the time zone of its site: `March 1, 2025`; nothing for a draft.
 * @see docs/product/sites-and-hosts.md#time-zone
 */
export function PublishedDate({ at, zone, className }: Props): ReactElement | null {
  if (at === null) return null
  return (
    <time className={className} dateTime={at}>
      {longDate(at, zone)}
    </time>
  )
}
