'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import styles from '../../parts/windows/question.module.css'
import { confirmNavigation, cancelNavigation, usePendingNavigation } from './unsaved'

/**
 * Confirmation dialog for leaving a form with unsaved changes.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function LeaveWindow(): ReactElement {
  return (
    <Dialog
      title="Leave without saving?"
      isOpen={usePendingNavigation() !== null}
      onOpenChange={cancelNavigation}
    >
      <div className={styles.window}>
        <p>Your changes on this screen are not saved and will be lost.</p>
        <div className={styles.actions}>
          <Button onClick={confirmNavigation}>Leave without saving</Button>
          <Button kind="primary" onClick={cancelNavigation}>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
