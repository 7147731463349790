'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { memo, useId } from 'react'
import type { ReactElement } from 'react'
import { Icon } from '@/src/ui/icons/icon'
import { useRowIssue } from './row-issues'
import styles from './rows.module.css'

/** Actions on a heading; must be a stable object. */
export type HeadingActions = {
  renameGroup: (id: string, title: string) => void
  removeHeading: (id: string) => void
  /** Makes the first row under the heading. */
  addFirst: (groupId: string) => void
}

type Props = { id: string; title: string; placeholder: string; actions: HeadingActions }

/**
 * The heading of a group of rows: Enter continues in its first row, Backspace in an empty one removes it.
 */
export const GroupHeading = memo(function GroupHeading(props: Props): ReactElement {
  const { id, title, placeholder, actions } = props
  const issue = useRowIssue(id)
  const issueId = useId()
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } })
  return (
    <li
      ref={setNodeRef}
      className={styles.heading}
      data-row={id}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <input
        className={styles.title}
        data-line
        dir="auto"
        value={title}
        maxLength={500}
        aria-label="Heading of a group"
        aria-invalid={issue !== null || undefined}
        aria-describedby={issue === null ? undefined : issueId}
        placeholder={placeholder}
        onChange={(event) => actions.renameGroup(id, event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey)
            return
          const isEmptied = event.key === 'Backspace' && title === ''
          if (event.key !== 'Enter' && !isEmptied) return
          event.preventDefault()
          if (isEmptied) actions.removeHeading(id)
          else actions.addFirst(id)
        }}
      />
      <button
        type="button"
        className={styles.more}
        aria-label={`Remove the heading ${title}`}
        title="Remove the heading, but keep its entries"
        onClick={() => actions.removeHeading(id)}
      >
        <Icon name="close" size={16} />
      </button>
      {issue === null ? null : (
        <span id={issueId} className={styles.issue} role="alert">
          {issue}
        </span>
      )}
    </li>
  )
})
