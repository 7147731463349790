'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import styles from './print-button.module.css'

/** Opens the browser's print dialog; hidden where no script could open it. */
export function PrintButton(): ReactElement {
  return (
    <Button kind="icon" className={styles.print} aria-label="Print" onClick={() => window.print()}>
      <Icon name="print" />
    </Button>
  )
}
