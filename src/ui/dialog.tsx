'use client'

import { cloneElement, lazy, Suspense, useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement, ReactNode } from 'react'

const loadWindow = () => import('./dialog-window')
const DialogWindow = lazy(loadWindow)

type DialogProps = {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it. */
  trigger?: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  children: ReactNode
}

/**
 * A dialog: a sheet from the bottom below 768px, centred and 600px wide at most above. The focus
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
