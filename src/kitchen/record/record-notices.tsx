'use client'

import type { ReactElement, ReactNode } from 'react'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import { Button } from '@/src/ui/button'
import { ConflictList } from '../parts/conflict-list'
import styles from './record-notices.module.css'
import type { RecordState } from './record-state'
import { SessionEnded } from './session-ended'
import { useStore } from './use-store'
import type { Subscribable } from './use-store'

type State = Pick<
  RecordState<unknown, unknown, unknown>,
  'status' | 'issues' | 'conflicts' | 'wasRestored'
>

type EditedStore = Subscribable<State> & {
  kind: { noun: string }
  undo: () => void
  settle: (conflict: MergeConflict, side: 'mine' | 'theirs') => void
}

type Props = {
  store: EditedStore
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  /** Formats a side of a conflict. */
  sideText: (path: readonly string[], value: Json) => string
  /** Notices before the others. */
  first?: ReactNode
  /** The notice that the record no longer exists, instead of the general one. */
  gone?: ReactNode
  /** Notices before the conflicts. */
  children?: ReactNode
}

/** Notices for the editor of a record, above it. */
export function RecordNotices({ store, labels, sideText, ...slots }: Props): ReactElement {
  const status = useStore(store, (state) => state.status)
  const issues = useStore(store, (state) => state.issues)
  const conflicts = useStore(store, (state) => state.conflicts)
  const wasRestored = useStore(store, (state) => state.wasRestored)
  return (
    <div className={styles.notices}>
      {slots.first}
      {wasRestored ? <Restored onUndo={store.undo} /> : null}
      {status === 'gone' ? (slots.gone ?? <Gone noun={store.kind.noun} />) : null}
      {status === 'signed-out' ? <SessionEnded /> : null}
      {status === 'refused' ? <Refused {...{ issues, labels }} /> : null}
      {slots.children}
      <ConflictList
        conflicts={conflicts}
        labelOf={([name = '']) => labelOf(labels, name)}
        wordsOf={({ path, ...conflict }, side) => sideText(path, conflict[side])}
        onSettle={store.settle}
      />
    </div>
  )
}

function Restored({ onUndo }: { onUndo: () => void }): ReactElement {
  return (
    <div className={styles.notice} role="status">
      <span>Unsaved changes from last time were restored from this browser.</span>
      <Button kind="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}

function Gone({ noun }: { noun: string }): ReactElement {
  return (
    <p className={styles.wrong} role="alert">
      This {noun} was deleted, or you can no longer edit its site. Your text is kept in this
      browser.
    </p>
  )
}

const labelOf = (labels: Props['labels'], path: string): string => {
  const [name = ''] = path.split('.')
  return Object.hasOwn(labels, name) ? (labels[name] ?? path) : path
}

function Refused({ issues, labels }: Pick<Props, 'labels'> & Pick<State, 'issues'>): ReactElement {
  const all = issues.map(({ path, message }) => `${labelOf(labels, path)}: ${message}`)
  const reasons = [...new Set(all)].join(', ')
  return (
    <p className={styles.wrong} role="alert">
      This cannot be saved as it is{reasons === '' ? '.' : `: ${reasons}.`} It is kept in this
      browser.
    </p>
  )
}
