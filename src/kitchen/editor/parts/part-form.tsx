'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import styles from './parts.module.css'

type Props = { onApply: () => void; children: ReactNode }

/** A form inside of a popup, which is inside of the page's form: it applies, and sends nothing. */
export function PartForm({ onApply, children }: Props): ReactElement {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onApply()
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          Apply
        </Button>
      </div>
    </form>
  )
}
