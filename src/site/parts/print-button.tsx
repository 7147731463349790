'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import styles from './print-button.module.css'

/** Opens the browser's print dialog; hidden where no script could open it. */
export function PrintButton(): ReactElement {
  return (
    <Button className={styles.print} onClick={() => window.print()}>
      <Icon name="print" size={18} /> Print
    </Button>
  )
}
