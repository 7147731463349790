'use client'

import type { ReactElement } from 'react'
import { useCall } from '@/src/api/react/use-call'
import type { CommentThread, ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { Button } from '@/src/ui/button'
import { Skeleton } from '@/src/ui/skeleton'
import { timeAgoText } from '../../parts/date-text'
import { Failed } from '../../parts/failed'
import { RelativeDate } from '../../parts/relative-date'
import { useNow } from '../../parts/use-now'
import { editAddress } from '../../recipes/recipe-links'
import { KitchenLink } from '../../shell/navigation/kitchen-link'
import { kitchenAddress } from '../../shell/navigation/kitchen-path'
import { CommentBadges } from '../comment-badges'
import { formatComments, formatReason, writerName } from '../comment-labels'
import { CommentText } from '../comment-text'
import styles from '../comments.module.css'
import { ReplyForm } from './reply-form'

type Props = {
  site: ManagedSite
  id: string
  /** Whether it is not in the list below, so that its own text is shown too. */
  isApart?: boolean
  /** Whether the reply form has the focus. */
  isReplying?: boolean
  onClose: () => void
}

/** A comment that is open: why it was held, its writer, the comments around it, and the reply form. */
export function OpenedComment(props: Props): ReactElement {
  const { site, id, isApart = false, isReplying = false, onClose } = props
  const { data, error, refetch } = useCall('getManagedComment', { params: { site: site.slug, id } })
  if (error && !data) {
    const retry = (): void => void refetch()
    return <Failed title="The comment could not be loaded" error={error} onRetry={retry} />
  }
  if (!data) return <Skeleton width="100%" height="8rem" />
  const { comment, parent, replies } = data
  return (
    <div className={styles.opened}>
      {parent === null ? null : <ThreadPart label="The comment above" comment={parent} />}
      {isApart ? <ThreadPart label="Opened comment" comment={comment} /> : null}
      <Facts {...{ site, comment }} />
      <Replies {...{ comment, replies }} />
      <ReplyForm key={id} {...{ site, comment, parent }} hasFocus={isReplying} />
      <Button kind="quiet" onClick={onClose}>
        Close
      </Button>
    </div>
  )
}

function Facts({ site, comment }: { site: ManagedSite; comment: ManagedComment }): ReactElement {
  const { writer, recipe, spamReasons, reportReasons, upvoteCount } = comment
  return (
    <div className={styles.about}>
      {spamReasons.length === 0 ? null : (
        <Reasons
          title={comment.status === 'spam' ? 'Why is this spam' : 'What the check found'}
          reasons={spamReasons.map((reason) =>
            reason.points > 0
              ? `${formatReason(reason)} (${reason.points} points)`
              : formatReason(reason),
          )}
        />
      )}
      {reportReasons.length === 0 ? null : (
        <Reasons title="Why readers reported it" reasons={reportReasons} />
      )}
      <p className={styles.facts}>
        <KitchenLink href={editAddress(site.slug, recipe.id)}>{recipe.title}</KitchenLink>
        <span>{upvoteCount === 1 ? '1 upvote' : `${upvoteCount} upvotes`}</span>
        <span>
          {writer.publishedCount >= 100 ? '100 or more' : formatComments(writer.publishedCount)}{' '}
          published
        </span>
        {writer.subscriberId === null ? null : (
          <KitchenLink href={kitchenAddress(site.slug, 'subscribers', writer.subscriberId)}>
            {writer.email ?? 'Subscriber'}
          </KitchenLink>
        )}
      </p>
    </div>
  )
}

const Reasons = ({ title, reasons }: { title: string; reasons: readonly string[] }) => (
  <div>
    <h3 className={styles.title}>{title}</h3>
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason} dir="auto">
          {reason}
        </li>
      ))}
    </ul>
  </div>
)

type RepliesProps = Pick<CommentThread, 'comment' | 'replies'>

function Replies({ comment, replies }: RepliesProps): ReactElement | null {
  if (replies.length === 0) return null
  const more = comment.replyCount - replies.length
  return (
    <div>
      <h3 className={styles.title}>Replies</h3>
      {replies.map((reply) => (
        <ThreadPart key={reply.id} comment={reply} />
      ))}
      {more > 0 ? <p className={styles.facts}>{more.toLocaleString('en')} more replies</p> : null}
    </div>
  )
}

type PartProps = { comment: ManagedComment; label?: string }

function ThreadPart({ comment, label }: PartProps): ReactElement {
  const now = useNow()
  return (
    <div
      className={styles.part}
      role="group"
      aria-label={label ?? `Reply by ${writerName(comment)}`}
    >
      <div className={styles.head}>
        <strong dir="auto">{writerName(comment)}</strong>
        <CommentBadges comment={comment} folder="published" />
        <span className={styles.facts}>
          <RelativeDate iso={comment.createdAt} words={timeAgoText(comment.createdAt, now)} />
        </span>
      </div>
      <div className={styles.text} data-is-open="true" dir="auto">
        <CommentText content={comment.content} />
      </div>
    </div>
  )
}
