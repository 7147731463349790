import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { relativeTime } from '@/src/domain/cooking/relative-time'
import { Picture } from '@/src/site/parts/media/picture'
import { Badge } from '@/src/ui/badge'
import styles from './comments.module.css'

/** The name of a user without a display name. */
const NAMELESS = 'A reader'

/** The writer and age of a comment, with a badge for authors of the site. */
export function CommentHead({ comment }: { comment: Comment }): ReactElement {
  const { user, createdAt, editedAt, isByAuthor } = comment
  const moment = new Date(createdAt)
  return (
    <p className={styles.head}>
      <b>
        <bdi>{user.displayName ?? NAMELESS}</bdi>
      </b>{' '}
      {isByAuthor ? (
        <>
          <Badge>Author</Badge>{' '}
        </>
      ) : null}
      <time
        className={styles.time}
        dateTime={createdAt}
        title={moment.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
      >
        {relativeTime(moment, new Date())}
      </time>
      {editedAt === null ? null : <span className={styles.time}> · edited</span>}
    </p>
  )
}

/** The avatar of a comment's author, or the first letter of the name. */
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
