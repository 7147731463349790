'use client'

import { useEffect, useEffectEvent } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import styles from './parts.module.css'

type Props = {
  onApply: () => void
  /** Whether something is typed that is not applied yet. */
  isChanged: boolean
  children: ReactNode
}

/**
 * A form in a popup, which is inside of the page's form: it applies its values without submitting. Typed
 * text is also applied when the page is hidden or left.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function PartForm({ onApply, isChanged, children }: Props): ReactElement {
  useApplyOnLeaving(onApply, isChanged)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onApply()
      }}
    >
      {children}
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          Apply
        </Button>
      </div>
    </form>
  )
}

function useApplyOnLeaving(onApply: () => void, isChanged: boolean): void {
  const apply = useEffectEvent((): void => {
    if (isChanged) onApply()
  })
  useEffect(() => {
    const end = new AbortController()
    // In the capture phase: the editor saves at the same events, and must have this text by then.
    const options = { signal: end.signal, capture: true }
    window.addEventListener('pagehide', () => apply(), options)
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') apply()
      },
      options,
    )
    return () => end.abort()
  }, [])
}
