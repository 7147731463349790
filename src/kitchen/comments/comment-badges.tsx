import type { ReactElement } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { CommentFolder } from '@/src/domain/moderation'
import { Badge } from '@/src/ui/badge'
import { STATUS_LABELS } from './comment-labels'

type Props = {
  comment: ManagedComment
  /** The list that the comment is shown in, whose status need not be said; null outside of a list. */
  folder: CommentFolder | null
}

/** Badges of a comment: its status, its writer, reports and rating. */
export function CommentBadges({ comment, folder }: Props): ReactElement {
  const { status, writer, reportCount, stars } = comment
  return (
    <>
      {writer.isByAuthor ? <Badge kind="positive">Author</Badge> : null}
      {writer.isBanned ? <Badge kind="notice">Banned</Badge> : null}
      {status === folder ? null : (
        <Badge kind={status === 'published' ? 'plain' : 'notice'}>{STATUS_LABELS[status]}</Badge>
      )}
      {reportCount === 0 ? null : (
        <Badge kind="notice">
          {reportCount === 1 ? '1 report' : `${reportCount.toLocaleString('en')} reports`}
        </Badge>
      )}
      {stars === null ? null : <Badge>{stars === 1 ? '1 star' : `${stars} stars`}</Badge>}
    </>
  )
}
