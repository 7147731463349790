'use client'

import { useRef } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icon'
import styles from './slider.module.css'

type SliderProps = {
  /** What is in it, for screen readers. */
  label: string
  /** As list items. */
  children: ReactNode
  /** `cards` show several side by side, `page` one at a time. */
  layout: 'cards' | 'page'
}

/** What scrolls has to be reachable by keyboard, also where nothing in it takes the focus. */
const REACHABLE = { tabIndex: 0 }

/** A row to scroll or swipe; the buttons move by whole visible items (visitor-site §4). */
export function Slider({ label, children, layout }: SliderProps): ReactElement {
  const list = useRef<HTMLUListElement>(null)
  return (
    <div className={styles.slider} data-layout={layout}>
      <ul className={styles.list} ref={list} aria-label={label} {...REACHABLE}>
        {children}
      </ul>
      <div className={styles.buttons}>
        <Button kind="icon" aria-label="Previous" onClick={() => scrollByItems(list.current, -1)}>
          <Icon name="arrow-left" />
        </Button>
        <Button kind="icon" aria-label="Next" onClick={() => scrollByItems(list.current, 1)}>
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  )
}

function scrollByItems(list: HTMLUListElement | null, direction: 1 | -1): void {
  const [first, second] = list ? [...list.children] : []
  if (!list || !first) return
  const step = second
    ? Math.abs(second.getBoundingClientRect().left - first.getBoundingClientRect().left)
    : first.getBoundingClientRect().width
  const visible = Math.max(1, Math.floor((list.clientWidth + 1) / step))
  const isMirrored = getComputedStyle(list).direction === 'rtl'
  list.scrollBy({ left: direction * visible * step * (isMirrored ? -1 : 1), behavior: 'smooth' })
}
