'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import { useCallMutation } from '@/src/api/react/use-call-mutation'
import type { ImportRow } from '@/src/contract/import'
import { Badge } from '@/src/ui/badge'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { rowKindLabel, outcomeLabel } from '../import-words'
import { Problem } from '../one/standing'
import { FailedPictures } from './failed-pictures'
import styles from './rows.module.css'

const BADGES = {
  created: { kind: 'positive', dot: 'full' },
  updated: { kind: 'positive', dot: 'hollow' },
  skipped: { kind: 'plain', dot: 'hollow' },
  failed: { kind: 'notice', dot: 'full' },
} as const

type Props = { site: string; row: ImportRow; isDryRun: boolean }

/**
 * One row with its result: title, kind and outcome, the reason of a failure, and content that was left out.
 */
export function OneRow({ site, row, isDryRun }: Props): ReactElement {
  const { title, name, kind, outcome, message, warnings, failedPictures, isRetryable } = row
  const facts = [rowKindLabel(kind), title === null ? '' : name]
  return (
    <div className={styles.one}>
      <div className={styles.words}>
        <RowTitle {...{ site, row }} />
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
        {message === null ? null : <span className={styles.message}>{message}</span>}
        {warnings.length > 0 ? <Warnings warnings={warnings} /> : null}
        {failedPictures.length > 0 ? <FailedPictures pictures={failedPictures} /> : null}
        {isRetryable ? <Mending key={row.position} {...{ site, row }} /> : null}
      </div>
      <Badge {...BADGES[outcome]}>{outcomeLabel(outcome, isDryRun)}</Badge>
    </div>
  )
}

function RowTitle({ site, row }: Omit<Props, 'isDryRun'>): ReactElement {
  const { recipeId, letterId, title, name, position } = row
  const words = title ?? name ?? `Row ${position}`
  const [place, id] = letterId === null ? ['recipes', recipeId] : ['letters', letterId]
  if (id === null) return <span className={styles.title}>{words}</span>
  return (
    <KitchenLink className={styles.title} href={kitchenAddress(site, place, id)}>
      {words}
    </KitchenLink>
  )
}

function Warnings({ warnings }: { warnings: readonly string[] }): ReactElement {
  const [first] = warnings
  if (warnings.length === 1) return <span className={styles.facts}>{first}</span>
  return (
    <details className={styles.facts}>
      <summary className={styles.summary}>{warnings.length} remarks</summary>
      <ul>
        {warnings.map((warning, at) => (
          <li key={at}>{warning}</li>
        ))}
      </ul>
    </details>
  )
}

/** Tries a failed row again, with a title where it had none. */
function Mending({ site, row }: Omit<Props, 'isDryRun'>): ReactElement {
  const action = useCallMutation('retryImportRow')
  const [title, setTitle] = useState('')
  const needsTitle = row.title === null
  const isReady = !needsTitle || title.trim() !== ''
  const body = needsTitle ? { title: title.trim() } : {}
  return (
    <form
      className={styles.mending}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) void action.run({ params: { site, id: row.id }, body })
      }}
    >
      {needsTitle ? (
        <TextField
          label="Title"
          value={title}
          maxLength={500}
          onChange={({ target }) => setTitle(target.value)}
        />
      ) : null}
      <Button type="submit" isBusy={action.isBusy} disabled={!isReady}>
        Try again
      </Button>
      <Problem words={action.failure} />
    </form>
  )
}
