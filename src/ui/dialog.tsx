'use client'

import { Dialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { buttonClass } from './button'
import { Icon } from './icon'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The element that opens it; it gets the focus back. */
  trigger?: ReactElement
  children: ReactNode
}

/** A dialog: a sheet from the bottom below 768px, centred and 600px wide at most above. */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  trigger,
  children,
}: DialogProps): ReactElement {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content className={styles.dialog} aria-describedby={undefined}>
          <div className={styles.head}>
            <Primitive.Title className={styles.title}>{title}</Primitive.Title>
            <Primitive.Close className={buttonClass({ kind: 'icon' })} aria-label="Close">
              <Icon name="close" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
