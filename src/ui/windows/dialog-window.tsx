'use client'

import { Dialog } from '@base-ui/react/dialog'
import type { ReactElement } from 'react'
import { DialogHead } from './dialog-head'
import type { DialogWindowProps } from './dialog-shape'
import styles from './dialog.module.css'

/** The window of a `Dialog` from 768px on; the default export, as `lazy` wants it. */
export default function DialogWindow({
  title,
  shape = 'window',
  isOpen,
  onOpenChange,
  children,
}: DialogWindowProps): ReactElement {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.overlay} />
        <Dialog.Popup className={styles.dialog} data-shape={shape}>
          <DialogHead title={title} Title={Dialog.Title} Close={Dialog.Close} />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
