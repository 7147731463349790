'use client'

import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import styles from '../../parts/windows/question.module.css'
import { leave, stay, useGoing } from './unsaved'

/**
 * Asks before a form is left whose changes are kept nowhere.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function LeaveWindow(): ReactElement {
  return (
    <Dialog title="Leave without saving?" isOpen={useGoing() !== null} onOpenChange={stay}>
      <div className={styles.window}>
        <p>What you changed on this screen is not saved, and is gone when you leave it.</p>
        <div className={styles.actions}>
          <Button onClick={leave}>Leave without saving</Button>
          <Button kind="primary" onClick={stay}>
            Stay
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
