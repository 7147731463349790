'use client'

import type { ReactElement } from 'react'
import type { Presence } from '@/src/contract/recipe/draft'
import { RecordNotices } from '../../record/record-notices'
import styles from '../../record/record-notices.module.css'
import { readableText, RECIPE_LABELS } from '../differences'
import { useEditing } from '../recipe-context'
import { useNames } from '../use-names'
import { Gone } from './gone'
import { ScheduledChanges } from './scheduled-changes'
import { whoIsHere } from './who-is-here'

/** Notices for the writer, above the recipe. */
export function EditorNotices({ others }: { others: Presence['others'] }): ReactElement {
  const { store } = useEditing()
  const nameOf = useNames()
  return (
    <RecordNotices
      store={store}
      labels={RECIPE_LABELS}
      sideText={(_, value) => readableText(value, nameOf)}
      first={<Others others={others} />}
      gone={<Gone />}
    >
      <ScheduledChanges />
    </RecordNotices>
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
