'use client'

import type { ReactElement } from 'react'
import { SelectionLink } from '../selection-link'
import type { Browse } from '../use-browse'
import styles from './did-you-mean.module.css'

/** The message about a corrected search. */
export function DidYouMean({ browse, words }: { browse: Browse; words: string }): ReactElement {
  return (
    <p className={styles.line} role="status">
      Did you mean{' '}
      <SelectionLink browse={browse} to={{ ...browse.selection, search: words }}>
        {words}
      </SelectionLink>
      ?
    </p>
  )
}
