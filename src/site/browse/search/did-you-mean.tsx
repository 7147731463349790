'use client'

import type { ReactElement } from 'react'
import { isPlainClick } from '@/src/ui/form/segments'
import { selectionAddress } from '../filters/selection'
import type { Browse } from '../use-browse'
import styles from './did-you-mean.module.css'

/** Tells which corrected words were searched for. */
export function DidYouMean({ browse, words }: { browse: Browse; words: string }): ReactElement {
  const meant = { ...browse.selection, search: words }
  return (
    <p className={styles.line} role="status">
      Did you mean{' '}
      <a
        href={selectionAddress(meant)}
        rel="nofollow"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          browse.change(meant)
        }}
      >
        {words}
      </a>
      ?
    </p>
  )
}
