'use client'

import type { ReactElement } from 'react'
import { Button, ButtonLink } from '@/src/ui/button'
import { ConflictList } from '../parts/conflict-list'
import styles from '../recipe/notices/notices.module.css'
import { signInAddress } from '../shell/sign-in-address'
import { useDesign, useDesigning } from './design-context'
import { partName, sideWords } from './design-words'

/** What somebody who designs should know, above the panel. */
export function DesignNotices(): ReactElement {
  const { store } = useDesigning()
  const conflicts = useDesign((state) => state.conflicts)
  return (
    <div className={styles.notices}>
      <Restored />
      <Held />
      <ConflictList
        conflicts={conflicts}
        labelOf={([name = '']) => partName(name)}
        wordsOf={sideWords}
        onSettle={store.settle}
      />
    </div>
  )
}

function Restored(): ReactElement | null {
  const { store } = useDesigning()
  const wasRestored = useDesign((state) => state.wasRestored)
  if (!wasRestored) return null
  return (
    <div className={styles.notice} role="status">
      <span>Changes that were not saved the last time were brought back from this browser.</span>
      <Button kind="quiet" onClick={store.undo}>
        Undo
      </Button>
    </div>
  )
}

/** Why nothing is saved at the moment, and what to do. */
function Held(): ReactElement | null {
  const status = useDesign((state) => state.status)
  const issues = useDesign((state) => state.issues)
  if (status === 'signed-out') {
    return (
      <div className={styles.notice} role="alert">
        <span>Your session has ended. Your changes are kept in this browser.</span>
        <ButtonLink kind="secondary" href={signInAddress()}>
          Sign in and go on
        </ButtonLink>
      </div>
    )
  }
  if (status === 'gone') {
    return (
      <p className={styles.wrong} role="alert">
        The site was deleted, or you no longer work on it. Your changes are kept in this browser.
      </p>
    )
  }
  if (status !== 'refused') return null
  const words = issues.map(({ path, message }) => `${partName(path)}: ${message}`).join(', ')
  return (
    <p className={styles.wrong} role="alert">
      This cannot be saved as it is{words === '' ? '.' : `: ${words}.`} It is kept in this browser.
    </p>
  )
}
