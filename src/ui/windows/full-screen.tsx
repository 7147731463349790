'use client'

import { Dialog } from '@base-ui/react/dialog'
import { useState } from 'react'
import type { KeyboardEventHandler, ReactElement, ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icons/icon'
import styles from './full-screen.module.css'

type FullScreenProps = {
  /** The title, shown at the top. */
  title: string
  /** Beside the title: where one is in it. */
  place?: ReactNode
  onClose: () => void
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>
  children: ReactNode
}

/** A dialog over the whole window; Escape closes it, the focus returns to where it was. */
export function FullScreen(props: FullScreenProps): ReactElement {
  const { title, place, onClose, onKeyDown, children } = props
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Popup
          className={styles.screen}
          onKeyDown={onKeyDown}
          finalFocus={() => (opener instanceof HTMLElement ? opener : true)}
        >
          <header className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {place}
            <Button kind="icon" aria-label="Close" onClick={onClose}>
              <Icon name="close" size={24} />
            </Button>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
