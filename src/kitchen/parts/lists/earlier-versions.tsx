'use client'

import type { ReactElement, ReactNode } from 'react'
import { Button } from '@/src/ui/button'
import history from '../../record/history.module.css'
import { dateTimeText } from '../date-text'
import { useNow } from '../use-now'

type Version = { id: string; until: string }

type Props<Of extends Version> = {
  versions: readonly Of[]
  /** Describes the content of a version. */
  wordsOf: (version: Of) => ReactNode
  onBringBack: (version: Of) => void
}

/**
 * Earlier versions of a record, each with a button that restores it.
 * @see docs/product/kitchen.md#earlier-versions
 */
export function EarlierVersions<Of extends Version>({
  versions,
  wordsOf,
  onBringBack,
}: Props<Of>): ReactElement {
  const now = useNow()
  return (
    <ol className={history.versions} aria-label="Earlier versions">
      {versions.map((version) => (
        <li key={version.id} className={history.version}>
          <span className={history.when}>Until {dateTimeText(version.until, now)}</span>
          <span className={history.about}>{wordsOf(version)}</span>
          <span className={history.acts}>
            <Button onClick={() => onBringBack(version)}>Restore</Button>
          </span>
        </li>
      ))}
    </ol>
  )
}
