import type { ReactElement } from 'react'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { Badge } from '@/src/ui/badge'
import { Icon } from '@/src/ui/icons/icon'
import { dateText, dateTimeText } from '../parts/date-text'
import { RelativeDate } from '../parts/relative-date'
import { STATUS_LABELS } from './status'
import type { RecipeStatus } from './status'
import styles from './list/recipe-row.module.css'

/** A badge of a recipe's status, by text, shape and colour. */
export function StatusBadge({ status }: { status: RecipeStatus }): ReactElement {
  if (status === 'scheduled') {
    return (
      <Badge kind="notice">
        <Icon name="clock" size={14} />
        {STATUS_LABELS.scheduled}
      </Badge>
    )
  }
  const isPublished = status === 'published'
  return (
    <Badge kind={isPublished ? 'positive' : 'plain'} dot={isPublished ? 'full' : 'hollow'}>
      {STATUS_LABELS[status]}
    </Badge>
  )
}

type Changes = Pick<ManagedRecipeRow, 'changesAt' | 'changesFailure'>

/** The status of scheduled changes: when they are published automatically, or why that failed. */
export function ChangesStatus({
  recipe: { changesAt, changesFailure },
  now,
  zone,
}: {
  recipe: Changes
  now: Date
  /** The time zone of the site. */
  zone: string
}): ReactElement | null {
  if (changesFailure !== null) {
    return (
      <span title={changesFailure}>
        <Badge kind="notice">Changes not published</Badge>
      </span>
    )
  }
  if (changesAt === null) return null
  return (
    <Badge kind="notice">
      <Icon name="clock" size={14} />
      Changes {dateTimeText(changesAt, now, { timeZone: zone })}
    </Badge>
  )
}

type PublishedOnProps = {
  publishedAt: string | null
  status: RecipeStatus
  now: Date
  /** The time zone of the site. */
  zone: string
}

/** The date of publication, past or future. */
export function PublishedOn({
  publishedAt,
  status,
  now,
  zone,
}: PublishedOnProps): ReactElement | null {
  if (publishedAt === null) return null
  const words = (status === 'scheduled' ? dateTimeText : dateText)(publishedAt, now, {
    timeZone: zone,
  })
  return (
    <>
      <span className={styles.dateLabel}>{status === 'scheduled' ? 'for ' : 'on '}</span>
      <RelativeDate iso={publishedAt} words={words} zone={zone} />
    </>
  )
}
