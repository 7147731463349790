import type { ReactElement } from 'react'

/** When a recipe came out, as people write dates: `March 1, 2025`; nothing for a draft. */
export function PublishedDate({
  at,
  className,
}: {
  at: string | null
  className?: string | undefined
}): ReactElement | null {
  if (at === null) return null
  const words = new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time className={className} dateTime={at}>
      {words}
    </time>
  )
}
