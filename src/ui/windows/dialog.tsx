'use client'

import { cloneElement, lazy, Suspense, useState } from 'react'
import type { ButtonHTMLAttributes, ReactElement } from 'react'
import type { DialogWindowProps } from './dialog-shape'

const load = {
  window: () => import('./dialog-window'),
  sheet: () => import('./sheet-window'),
}
const windows = { window: lazy(load.window), sheet: lazy(load.sheet) }

/** The window or sheet that renders a dialog; fixed while it is open, even when the screen is resized. */
const kindNow = (): keyof typeof windows =>
  window.matchMedia('(min-width: 768px)').matches ? 'window' : 'sheet'

type DialogProps = DialogWindowProps & {
  /** The button that opens it. */
  trigger?: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
}

/**
 * A dialog: a bottom sheet below 768px that can be swiped away, above that a centred window up to 600px
 * wide, or a panel of 475px. On close the focus is restored. Its code is prefetched when the user is about
 * to open it.
 * @see docs/product/site-frame.md#sizes
 */
export function Dialog({ trigger, ...dialog }: DialogProps): ReactElement {
  const { isOpen, onOpenChange } = dialog
  const [drawn, setDrawn] = useState<{ isOpen: boolean; kind: keyof typeof windows | null }>({
    isOpen: false,
    kind: null,
  })
  if (isOpen !== drawn.isOpen) setDrawn({ isOpen, kind: isOpen ? kindNow() : drawn.kind })
  const DialogWindow = drawn.kind === null ? null : windows[drawn.kind]
  const prepare = () => void load[kindNow()]()
  return (
    <>
      {trigger
        ? cloneElement(trigger, {
            'aria-haspopup': 'dialog',
            'aria-expanded': isOpen,
            onClick: () => onOpenChange(true),
            onPointerEnter: prepare,
            onFocus: prepare,
          })
        : null}
      {DialogWindow ? (
        <Suspense fallback={null}>
          <DialogWindow {...dialog} />
        </Suspense>
      ) : null}
    </>
  )
}
