'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import styles from '../../parts/windows/question.module.css'
import { useUnsaved } from './unsaved'

/** A window that something is typed in, and asks before that is let go of. */
export type AskedClosing = {
  /** Closes the window, or asks first. */
  close: () => void
  isAsked: boolean
  stay: () => void
  letGo: () => void
}

/**
 * Asks before a window is closed in which something was typed that is kept nowhere.
 * @see docs/product/kitchen.md#leaving-a-form
 */
export function useAskedClosing(isUnsaved: boolean, onClose: () => void): AskedClosing {
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

/** The question, in place of the buttons of the window. */
export function CloseQuestion({ closing }: { closing: AskedClosing }): ReactElement {
  return (
    <div className={styles.window} role="alert">
      <p>What you typed is not stored yet.</p>
      <div className={styles.actions}>
        <Button onClick={closing.letGo}>Discard</Button>
        <Button ref={focus} kind="primary" onClick={closing.stay}>
          Keep typing
        </Button>
      </div>
    </div>
  )
}
