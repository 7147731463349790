'use client'

import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { NewsletterForm } from './newsletter-form'
import styles from './newsletter-popup.module.css'

type NewsletterPopupProps = {
  siteTitle: string
  /** Whether the user opened it. */
  takesFocus: boolean
  onDismiss: () => void
  onDone: () => void
}

/**
 * Time for which the thanks stay, in milliseconds.
 * @see docs/product/subscriptions.md#newsletter-popup
 */
const THANKS = 2000

/**
 * The newsletter popup in a corner of the window: a bottom sheet below 768px. It is not modal: the reader
 * may be cooking. The default export for `lazy`.
 */
export default function NewsletterPopup({
  siteTitle,
  takesFocus,
  onDismiss,
  onDone,
}: NewsletterPopupProps): ReactElement {
  const box = useRef<HTMLElement>(null)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus()
  }, [takesFocus])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) onDismiss()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <aside ref={box} className={styles.popup} aria-label="Newsletter">
      <Button className={styles.close} kind="icon" aria-label="Close" onClick={onDismiss}>
        <Icon name="close" />
      </Button>
      <p className={styles.heading}>Cook along with {siteTitle}</p>
      <p className={styles.text}>
        New recipes by email, as they are ready. Unsubscribe at any time.
      </p>
      <NewsletterForm
        id="newsletter-popup"
        onDone={() => {
          timer.current = window.setTimeout(onDone, THANKS)
        }}
      />
    </aside>
  )
}
