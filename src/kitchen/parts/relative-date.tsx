import type { ReactElement } from 'react'
import { fullDateText } from './date-text'

/** A moment in few words, whole for machines and for who points at it. */
export function RelativeDate({ iso, words }: { iso: string; words: string }): ReactElement {
  return (
    <time dateTime={iso} title={fullDateText(iso)}>
      {words}
    </time>
  )
}
