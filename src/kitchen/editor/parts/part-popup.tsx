'use client'

import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import SheetWindow from '@/src/ui/windows/sheet-window'
import styles from './parts.module.css'

type Props = {
  title: string
  /** Its anchor element, which is focused when it closes. */
  anchor: HTMLElement
  onClose: () => void
  children: ReactNode
}

/** A popup beside the edited part; below 768px a bottom sheet. */
export function PartPopup({ title, anchor, onClose, children }: Props): ReactElement {
  const [isSheet] = useState(() => !window.matchMedia('(min-width: 768px)').matches)
  if (isSheet) {
    return (
      <SheetWindow title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
        {children}
      </SheetWindow>
    )
  }
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          className={styles.positioner}
        >
          <Popover.Popup
            className={styles.popup}
            aria-label={title}
            finalFocus={{ current: anchor }}
            // Keys that are meant for the window are none of the list's behind it.
            onKeyDown={(event) => event.stopPropagation()}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
