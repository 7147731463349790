import type { ReactElement } from 'react'
import { fullDateText } from './date-text'

/** A relative date, with the full date for machines and in a tooltip. */
export function RelativeDate({ iso, words }: { iso: string; words: string }): ReactElement {
  return (
    <time dateTime={iso} title={fullDateText(iso)}>
      {words}
    </time>
  )
}
