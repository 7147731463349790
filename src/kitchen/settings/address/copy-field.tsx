'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { copyText } from '@/src/ui/copy-text'
import styles from '../settings.module.css'

/** A value to be entered elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }): ReactElement {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(value)
    setSaid(isCopied ? 'Copied' : 'The browser blocked copying. Select the text and copy it.')
  }
  return (
    <div className={styles.copy}>
      <span className={styles.copyLabel}>{label}</span>
      <code className={styles.code}>{value}</code>
      <Button
        kind="quiet"
        aria-label={`Copy the ${label.toLowerCase()} ${value}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  )
}
