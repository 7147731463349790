'use client'

import { Drawer } from '@base-ui/react/drawer'
import type { ReactElement } from 'react'
import { DialogHead } from './dialog-head'
import type { DialogWindowProps } from './dialog-shape'
import styles from './sheet.module.css'

/**
 * The window of a `Dialog` below 768px: a bottom sheet that can be swiped away. Draggable content in it
 * needs `data-base-ui-swipe-ignore`. The default export for `lazy`.
 */
export default function SheetWindow({
  title,
  shape = 'window',
  isOpen,
  onOpenChange,
  children,
}: DialogWindowProps): ReactElement {
  return (
    <Drawer.Root open={isOpen} onOpenChange={(open) => onOpenChange(open)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles.backdrop} />
        <Drawer.Viewport className={styles.viewport}>
          <Drawer.Popup className={styles.sheet} data-shape={shape}>
            <span className={styles.handle} aria-hidden="true" />
            <Drawer.Content className={styles.content}>
              <DialogHead title={title} Title={Drawer.Title} Close={Drawer.Close} />
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
