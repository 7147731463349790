'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import styles from './read-more.module.css'

/**
 * Height of the visible part of a long text at first, in CSS pixels.
 * @see docs/product/recipe-page.md#story
 */
const SHOWN = 300

/**
 * A text that is collapsed beyond 300px, by CSS from the first paint on, to avoid layout shifts; shorter
 * texts are expanded once they are measured.
 */
export function ReadMore({ children }: { children: ReactNode }): ReactElement {
  const text = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'folded' | 'short' | 'open'>('folded')
  useEffect(() => {
    const element = text.current
    if (!element) return
    const check = (): void => {
      const isShort = element.scrollHeight <= SHOWN
      setState((now) => (now === 'open' ? now : isShort ? 'short' : 'folded'))
    }
    const observer = new ResizeObserver(check)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.frame} data-state={state}>
      <div ref={text}>{children}</div>
      {state === 'folded' ? (
        <div className={styles.fade}>
          <button
            type="button"
            className={styles.button}
            aria-expanded={false}
            onClick={() => setState('open')}
          >
            Read more
          </button>
        </div>
      ) : null}
    </div>
  )
}
