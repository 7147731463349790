'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../../parts/windows/question.module.css'
import { useUnsaved } from './unsaved'

/** The close action of a window with text fields, which confirms before discarding text. */
export type ConfirmedClose = {
  /** Closes the window, or shows the confirmation. */
  close: () => void
  isAsked: boolean
  stay: () => void
  letGo: () => void
}

/**
 * Confirms before a window closes whose text is not stored anywhere.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function useConfirmedClose(isUnsaved: boolean, onClose: () => void): ConfirmedClose {
  const [isAsked, setAsked] = useState(false)
  useUnsaved(isUnsaved)
  return {
    close: () => (isUnsaved ? setAsked(true) : onClose()),
    isAsked: isAsked && isUnsaved,
    stay: () => setAsked(false),
    letGo: onClose,
  }
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** The confirmation, in place of the window's buttons. */
export function CloseQuestion({ closing }: { closing: ConfirmedClose }): ReactElement {
  return (
    <div className={styles.window} role="alert">
      <p>Your changes are not saved yet.</p>
      <div className={styles.actions}>
        <Button onClick={closing.letGo}>Discard</Button>
        <Button ref={focus} kind="primary" onClick={closing.stay}>
          Keep typing
        </Button>
      </div>
    </div>
  )
}
