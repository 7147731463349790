import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/comment'
import { relativeTime } from '@/src/domain/cooking/relative-time'
import { Picture } from '@/src/site/parts/media/picture'
import styles from './comments.module.css'

/** For who has not said what to be called. */
const NAMELESS = 'A reader'

/** Who wrote a comment, and how long ago. */
export function CommentHead({ comment }: { comment: Comment }): ReactElement {
  const { user, createdAt } = comment
  const moment = new Date(createdAt)
  return (
    <p className={styles.head}>
      <b>{user.displayName ?? NAMELESS}</b>{' '}
      <time
        className={styles.time}
        dateTime={createdAt}
        title={moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
      >
        {relativeTime(moment, new Date())}
      </time>
    </p>
  )
}

/** The picture of who wrote, or the first letter of the name. */
export function Face({ user }: { user: Comment['user'] }): ReactElement {
  if (user.avatar) {
    return (
      <span className={styles.face}>
        <Picture image={user.avatar} alt="" ratio={1} sizes="42px" maxWidth={42} />
      </span>
    )
  }
  return (
    <span className={styles.face} aria-hidden="true">
      {String.fromCodePoint((user.displayName ?? NAMELESS).codePointAt(0) ?? 0).toUpperCase()}
    </span>
  )
}
