'use client'

import type { ReactElement } from 'react'
import type { Json } from '@/src/domain/merging/merge'
import { Button, ButtonLink } from '@/src/ui/button'
import { ConflictList } from '../../parts/conflict-list'
import { wordsOf } from '../../recipe/differences'
import styles from '../../recipe/notices/notices.module.css'
import { signInAddress } from '../../shell/sign-in-address'
import type { CollectionDocument, KnownRecords } from '../store/collection-state'
import { useCollectionEditing, useCollectionState } from './collection-context'

/** The parts of a collection in words. */
const LABELS: Readonly<Record<keyof CollectionDocument, string>> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  imageId: 'Cover',
  videoId: 'Video',
  recipeIds: 'Recipes',
  rule: 'Rule',
}

const labelOf = (path: string): string => {
  const [name = ''] = path.split('.')
  return Object.entries(LABELS).find(([each]) => each === name)?.[1] ?? path
}

/** What somebody who edits should know, above the collection. */
export function CollectionNotices(): ReactElement {
  return (
    <div className={styles.notices}>
      <Restored />
      <Held />
      <Conflicts />
    </div>
  )
}

function Restored(): ReactElement | null {
  const { store } = useCollectionEditing()
  const wasRestored = useCollectionState((state) => state.wasRestored)
  if (!wasRestored) return null
  return (
    <div className={styles.notice} role="status">
      <span>What was not saved the last time was brought back from this browser.</span>
      <Button kind="quiet" onClick={store.undo}>
        Undo
      </Button>
    </div>
  )
}

/** Why nothing could be saved, and what to do. */
function Held(): ReactElement | null {
  const status = useCollectionState((state) => state.status)
  const issues = useCollectionState((state) => state.issues)
  if (status === 'signed-out') {
    return (
      <div className={styles.notice} role="alert">
        <span>Your session has ended. What you wrote is kept in this browser.</span>
        <ButtonLink kind="secondary" href={signInAddress()}>
          Sign in and go on
        </ButtonLink>
      </div>
    )
  }
  if (status === 'gone') {
    return (
      <p className={styles.wrong} role="alert">
        This collection was deleted, or you no longer work on its site. What you wrote is kept in
        this browser.
      </p>
    )
  }
  if (status !== 'refused') return null
  const words = issues.map(({ path, message }) => `${labelOf(path)}: ${message}`).join(', ')
  return (
    <p className={styles.wrong} role="alert">
      This cannot be saved as it is{words === '' ? '.' : `: ${words}.`} It is kept in this browser.
    </p>
  )
}

/** What this browser and somebody else changed differently of the collection. */
function Conflicts(): ReactElement | null {
  const { store } = useCollectionEditing()
  const conflicts = useCollectionState((state) => state.conflicts)
  const known = useCollectionState((state) => state.known)
  return (
    <ConflictList
      conflicts={conflicts}
      labelOf={([name = '']) => labelOf(name)}
      wordsOf={(conflict, side) => conflictWords(conflict.path, conflict[side], known)}
      onSettle={store.settle}
    />
  )
}

/** A side of a conflict in words: what a picture shows, not its id. */
function conflictWords([name]: readonly string[], value: Json, known: KnownRecords): string {
  if (typeof value !== 'string') return wordsOf(value)
  if (name === 'imageId') return known.images.get(value)?.alt ?? 'A picture'
  return name === 'videoId' ? 'A video' : value
}
