'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Dialog } from '@/src/ui/windows/dialog'
import { Icon } from '@/src/ui/icons/icon'
import styles from './mock-button.module.css'

/**
 * Number of recipes a reader may give away; it never changes.
 * @see docs/product/site-frame.md#controls-without-a-function
 */
const GIFTS_LEFT = 3

/**
 * Opens the gift dialog, which only says how many gifts are left.
 * @see docs/product/site-frame.md#controls-without-a-function
 */
export function GiftButton(): ReactElement {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title="Gift this recipe"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="icon" className={styles.button} aria-label="Gift this recipe">
          <Icon name="gift" />
        </Button>
      }
    >
      <p>You have {GIFTS_LEFT} gift recipes remaining.</p>
    </Dialog>
  )
}
