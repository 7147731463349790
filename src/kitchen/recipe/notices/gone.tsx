'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { copyText } from '@/src/ui/copy-text'
import { documentText } from '../differences'
import { useEditing } from '../recipe-context'
import { useNames } from '../use-names'
import styles from '../../record/record-notices.module.css'

/** The notice that the recipe no longer exists, with a button that copies the written content as text. */
export function Gone(): ReactElement {
  const { store } = useEditing()
  const nameOf = useNames()
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(documentText(store.getState().document, nameOf))
    setSaid(isCopied ? 'Copied' : 'The browser blocked copying.')
  }
  return (
    <div className={styles.wrong} role="alert">
      <span>
        This recipe was deleted, or you can no longer edit its site. Your text is kept in this
        browser; deleted recipes can be restored from the bin for 30 days.
      </span>
      <span role="status">{said}</span>
      <Button kind="secondary" onClick={() => void copy()}>
        Copy my text
      </Button>
    </div>
  )
}
