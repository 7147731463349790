'use client'

import { useMemo } from 'react'
import type { ReactElement } from 'react'
import { GroupHeading } from './group-heading'
import type { HeadingActions } from './group-heading'
import type { Row, RowGroups } from './row-groups'
import styles from './rows.module.css'
import { toNumberedSequence } from './sequence'
import { SortableRows } from './sortable-rows'

type Props<R extends Row> = {
  groups: RowGroups<R>
  /** The name of the list. */
  label: string
  actions: HeadingActions & { drop: (id: string, over: string) => void }
  /** Renders a row, with its key; `number` counts from 1 in each group, as on the site. */
  children: (row: R, number: number) => ReactElement
}

/** Rows and the headings between them, which can be dragged to another place. */
export function RowList<R extends Row>(props: Props<R>): ReactElement {
  const { groups, label, actions, children } = props
  const entries = useMemo(() => toNumberedSequence(groups), [groups])
  return (
    <SortableRows entries={entries} onDrop={actions.drop}>
      <ul className={styles.lines} aria-label={label}>
        {entries.map((entry) =>
          'heading' in entry ? (
            <GroupHeading
              key={entry.heading.id}
              id={entry.heading.id}
              title={entry.heading.title ?? ''}
              placeholder="For the sauce"
              actions={actions}
            />
          ) : (
            children(entry.row, entry.number)
          ),
        )}
      </ul>
    </SortableRows>
  )
}
