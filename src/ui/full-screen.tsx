'use client'

import { Dialog as Primitive } from 'radix-ui'
import { useState } from 'react'
import type { KeyboardEventHandler, ReactElement, ReactNode } from 'react'
import { Button } from './button'
import { Icon } from './icon'
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
    <Primitive.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.screen}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
          }}
        >
          <header className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            {place}
            <Button kind="icon" aria-label="Close" onClick={onClose}>
              <Icon name="close" size={24} />
            </Button>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
