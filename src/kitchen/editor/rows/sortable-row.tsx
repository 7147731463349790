'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { Grip } from '../parts/grip'
import { useRowIssue } from './row-issues'
import styles from './rows.module.css'

type Props = {
  id: string
  gripLabel: string
  moreLabel: string
  /** Opens the menu of the row, beside its button. */
  onMore: (anchor: HTMLElement) => void
  /** Whether the buttons are parts of a line, which arrow keys go through instead of Tab. */
  isLine?: boolean
  children: ReactNode
}

/** A row of a list: its drag handle, its content, and its menu button. */
export function SortableRow(props: Props): ReactElement {
  const { id, gripLabel, moreLabel, onMore, isLine = false, children } = props
  const issue = useRowIssue(id)
  const sortable = useSortable({ id })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = sortable
  const linePart = isLine ? { 'data-line-part': true } : {}
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-row={id}
      data-is-dragged={sortable.isDragging || undefined}
      data-is-wrong={issue !== null || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        {...linePart}
        ref={setActivatorNodeRef}
        tabIndex={-1}
        className={styles.grip}
        aria-label={gripLabel}
      >
        <Grip />
      </button>
      {children}
      <button
        type="button"
        {...(isLine ? { tabIndex: -1 } : {})}
        {...linePart}
        className={styles.more}
        aria-label={moreLabel}
        aria-haspopup="dialog"
        onClick={(event) => onMore(event.currentTarget)}
      >
        <Icon name="menu" size={18} />
      </button>
      {issue === null ? null : (
        <span className={styles.issue} role="alert">
          {issue}
        </span>
      )}
    </li>
  )
}
