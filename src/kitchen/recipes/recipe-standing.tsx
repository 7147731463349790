import type { ReactElement } from 'react'
import { Badge } from '@/src/ui/badge'
import { Icon } from '@/src/ui/icon'
import { dateWords, momentWords } from '../parts/date-words'
import { When } from '../parts/when'
import { STATUS_WORDS } from './status'
import type { RecipeStatus } from './status'
import styles from './list/recipe-table.module.css'

/** Where a recipe stands, in a word, a shape and a colour. */
export function StatusBadge({ status }: { status: RecipeStatus }): ReactElement {
  if (status === 'scheduled') {
    return (
      <Badge kind="notice">
        <Icon name="clock" size={14} />
        {STATUS_WORDS.scheduled}
      </Badge>
    )
  }
  const isPublished = status === 'published'
  return (
    <Badge kind={isPublished ? 'positive' : 'plain'} dot={isPublished ? 'full' : 'hollow'}>
      {STATUS_WORDS[status]}
    </Badge>
  )
}

type PublishedOnProps = { publishedAt: string | null; status: RecipeStatus; now: Date }

/** When a recipe was published, or will be. */
export function PublishedOn({ publishedAt, status, now }: PublishedOnProps): ReactElement | null {
  if (publishedAt === null) return null
  const words = (status === 'scheduled' ? momentWords : dateWords)(publishedAt, now)
  return (
    <>
      <span className={styles.dateLabel}>{status === 'scheduled' ? 'for ' : 'on '}</span>
      <When iso={publishedAt} words={words} />
    </>
  )
}
