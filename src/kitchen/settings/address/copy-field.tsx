'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../settings.module.css'

/** A value to be entered elsewhere, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }): ReactElement {
  const [said, setSaid] = useState('')
  const copy = (): void => {
    navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Select it and copy it: this browser did not allow it.'),
    )
  }
  return (
    <div className={styles.copy}>
      <span className={styles.copyLabel}>{label}</span>
      <code className={styles.code}>{value}</code>
      <Button kind="quiet" aria-label={`Copy the ${label.toLowerCase()} ${value}`} onClick={copy}>
        Copy
      </Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </div>
  )
}
