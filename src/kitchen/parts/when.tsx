import type { ReactElement } from 'react'
import { fullDateWords } from './date-words'

/** A moment in few words, whole for machines and for who points at it. */
export function When({ iso, words }: { iso: string; words: string }): ReactElement {
  return (
    <time dateTime={iso} title={fullDateWords(iso)}>
      {words}
    </time>
  )
}
