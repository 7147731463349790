import type { ReactElement } from 'react'
import { longDate } from '@/src/domain/language/long-date'

/** The publication date of a recipe, as people write dates: `March 1, 2025`; nothing for a draft. */
export function PublishedDate({
  at,
  className,
}: {
  at: string | null
  className?: string | undefined
}): ReactElement | null {
  if (at === null) return null
  return (
    <time className={className} dateTime={at}>
      {longDate(at, 'UTC')}
    </time>
  )
}
