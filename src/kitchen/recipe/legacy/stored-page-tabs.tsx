'use client'

import { useRef } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import styles from './legacy.module.css'

/** The two sides of the workbench. */
export type Side = 'page' | 'recipe'

const SIDES: readonly { side: Side; label: string }[] = [
  { side: 'page', label: 'Stored page' },
  { side: 'recipe', label: 'Recipe' },
]

/** The id of a side's panel, which its tab names. */
export const panelId = (side: Side): string => `legacy-${side}`

type Props = { shown: Side; onShow: (side: Side) => void }

/** Tabs for the two sides on screens without space for both. */
export function StoredPageTabs({ shown, onShow }: Props): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = shown === 'page' ? 'recipe' : 'page'
    onShow(other)
    list.current?.querySelector<HTMLElement>(`[data-side="${other}"]`)?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label="Sides">
      {SIDES.map(({ side, label }) => (
        <button
          key={side}
          type="button"
          role="tab"
          className={styles.tab}
          data-side={side}
          aria-selected={shown === side}
          aria-controls={panelId(side)}
          tabIndex={shown === side ? 0 : -1}
          onKeyDown={onKey}
          onClick={() => onShow(side)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
