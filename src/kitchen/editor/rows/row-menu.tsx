'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import { KeyCap } from '@/src/ui/key-cap'
import styles from './rows.module.css'

/** An action on a row, with its keyboard shortcut. */
export type RowAction = { label: string; keys?: string; act: () => void }

type RowMeans = {
  move: (id: string, step: -1 | 1) => void
  double: (id: string) => void
  remove: (id: string) => void
}

/** Menu entries for a row of any list; `own` come before Remove. */
export const rowMenuItems = (
  id: string,
  actions: RowMeans,
  own: readonly RowAction[] = [],
): RowAction[] => [
  { label: 'Move up', keys: 'Alt ↑', act: () => actions.move(id, -1) },
  { label: 'Move down', keys: 'Alt ↓', act: () => actions.move(id, 1) },
  { label: 'Duplicate', keys: 'Ctrl D', act: () => actions.double(id) },
  ...own,
  { label: 'Remove', act: () => actions.remove(id) },
]

type Props = { acts: readonly RowAction[]; onClose: () => void; children: ReactNode }

/** The menu of a row, for use without keys or dragging, with buttons for its parts below. */
export function RowMenu({ acts, onClose, children }: Props): ReactElement {
  return (
    <div className={styles.menu}>
      {acts.map(({ label, keys, act }) => (
        <Button
          key={label}
          kind="quiet"
          onClick={() => {
            onClose()
            act()
          }}
        >
          {label}
          {keys === undefined ? null : <KeyCap>{keys}</KeyCap>}
        </Button>
      ))}
      {children}
    </div>
  )
}
