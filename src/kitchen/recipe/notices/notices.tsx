'use client'

import type { ReactElement } from 'react'
import type { Presence } from '@/src/contract/recipe/draft'
import { Button } from '@/src/ui/button'
import { SessionEnded } from '../../record/session-ended'
import { partLabel } from '../differences'
import { useDraft, useEditing } from '../recipe-context'
import { Conflicts } from './conflicts'
import { Gone } from './gone'
import { ScheduledChanges } from './scheduled-changes'
import { whoIsHere } from './who-is-here'
import styles from './notices.module.css'

/** Notices for the writer, above the recipe. */
export function EditorNotices({ others }: { others: Presence['others'] }): ReactElement {
  return (
    <div className={styles.notices}>
      <Others others={others} />
      <Restored />
      <Held />
      <ScheduledChanges />
      <Conflicts />
    </div>
  )
}

function Others({ others }: { others: Presence['others'] }): ReactElement | null {
  const who = whoIsHere(others)
  if (who === null) return null
  return (
    <p className={styles.notice} role="status">
      {who} Your changes were merged.
    </p>
  )
}

function Restored(): ReactElement | null {
  const { store } = useEditing()
  const wasRestored = useDraft((state) => state.wasRestored)
  if (!wasRestored) return null
  return (
    <div className={styles.notice} role="status">
      <span>Unsaved changes from last time were restored from this browser.</span>
      <Button kind="quiet" onClick={store.undo}>
        Undo
      </Button>
    </div>
  )
}

/** The reason why nothing is saved at the moment, and the next step. */
function Held(): ReactElement | null {
  const status = useDraft((state) => state.status)
  const issues = useDraft((state) => state.issues)
  if (status === 'signed-out') return <SessionEnded />
  if (status === 'gone') return <Gone />
  if (status !== 'refused') return null
  const all = issues.map(({ path, message }) => `${partLabel(path)}: ${message}`)
  const words = [...new Set(all)].join(', ')
  return (
    <p className={styles.wrong} role="alert">
      This cannot be saved as it is{words === '' ? '.' : `: ${words}.`} It is kept in this browser.
    </p>
  )
}
