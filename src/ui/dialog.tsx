'use client'

import { cloneElement, lazy, Suspense, useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'
import type { DialogShape } from './dialog-shape'

const loadWindow = () => import('./dialog-window')
const DialogWindow = lazy(loadWindow)

type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** How it stands on wide screens: in the middle, or as a panel at the start of the page. */
  shape?: DialogShape
  /** The button that opens it. */
  trigger?: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  children: ReactNode
}

/**
 * A dialog: a sheet from the bottom below 768px, above that centred and 600px wide at most, or a
 * panel of 475px (visitor-site §9). The focus
 * returns to where it was. What draws it is fetched when someone is about to open it.
 */
export function Dialog({ trigger, ...dialog }: DialogProps): ReactElement {
  const { isOpen, onOpenChange } = dialog
  const [isWanted, setWanted] = useState(isOpen)
  if (isOpen && !isWanted) setWanted(true)
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            onClick: () => onOpenChange(true),
            onPointerEnter: () => void loadWindow(),
            onFocus: () => void loadWindow(),
          })
        : null}
      {isWanted ? (
        <Suspense fallback={null}>
          <DialogWindow {...dialog} />
        </Suspense>
      ) : null}
    </>
  )
}
