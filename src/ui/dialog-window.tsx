'use client'

import { Dialog as Primitive } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
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
  const opener = useOpener(isOpen)
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          className={styles.dialog}
          data-shape={shape}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
        >
          <DialogHead title={title} Title={Primitive.Title} Close={Primitive.Close} />
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The element that had the focus when the dialog opened. */
function useOpener(isOpen: boolean): { readonly current: HTMLElement | null } {
  const opener = useRef<HTMLElement | null>(null)
  const wasOpen = useRef(false)
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (isOpen && !wasOpen.current && focused instanceof HTMLElement) opener.current = focused
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
