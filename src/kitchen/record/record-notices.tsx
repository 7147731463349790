import type { ReactElement } from 'react'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import { Button } from '@/src/ui/button'
import { ConflictList } from '../parts/conflict-list'
import styles from '../recipe/notices/notices.module.css'
import type { RecordState } from './record-state'
import { SessionEnded } from './session-ended'

type State = Pick<
  RecordState<unknown, unknown, unknown>,
  'status' | 'issues' | 'conflicts' | 'wasRestored'
>

type Props = {
  state: State
  /** The noun for it in the middle of a sentence: `collection`. */
  noun: string
  /** Labels of the fields. */
  labels: Readonly<Record<string, string>>
  /** Formats a side of a conflict. */
  conflictWords: (path: readonly string[], value: Json) => string
  onUndo: () => void
  onSettle: (conflict: MergeConflict, side: 'mine' | 'theirs') => void
}

/** Notices for the editor of a record, above it. */
export function RecordNotices(props: Props): ReactElement {
  return (
    <div className={styles.notices}>
      {props.state.wasRestored ? <Restored onUndo={props.onUndo} /> : null}
      <Held {...props} />
      <ConflictList
        conflicts={props.state.conflicts}
        labelOf={([name = '']) => labelOf(props.labels, name)}
        wordsOf={({ path, ...conflict }, side) => props.conflictWords(path, conflict[side])}
        onSettle={props.onSettle}
      />
    </div>
  )
}

function Restored({ onUndo }: Pick<Props, 'onUndo'>): ReactElement {
  return (
    <div className={styles.notice} role="status">
      <span>Unsaved changes from last time were restored from this browser.</span>
      <Button kind="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}

const labelOf = (labels: Props['labels'], path: string): string => {
  const [name = ''] = path.split('.')
  return Object.hasOwn(labels, name) ? (labels[name] ?? path) : path
}

/** The reason why nothing could be saved, and the next step. */
function Held({ state: { status, issues }, noun, labels }: Props): ReactElement | null {
  if (status === 'signed-out') return <SessionEnded />
  if (status === 'gone') {
    return (
      <p className={styles.wrong} role="alert">
        This {noun} was deleted, or you can no longer edit its site. Your text is kept in this
        browser.
      </p>
    )
  }
  if (status !== 'refused') return null
  const words = issues.map(({ path, message }) => `${labelOf(labels, path)}: ${message}`).join(', ')
  return (
    <p className={styles.wrong} role="alert">
      This cannot be saved as it is{words === '' ? '.' : `: ${words}.`} It is kept in this browser.
    </p>
  )
}
