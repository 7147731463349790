import type { ReactElement } from 'react'
import { ApiError } from '@/src/api/api-error'
import { Button } from '@/src/ui/button'
import { errorMessage } from './comment-actions'
import styles from './comments.module.css'

type CommentFailureProps = {
  /** The error; null without one. */
  error: unknown
  /** Whether text was typed, which is stored. */
  areWordsKept?: boolean
  onSignIn: () => void
}

/** Whether a call failed because the session has ended. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401

/**
 * The reason why an action on comments failed, with a sign-in button where the session has ended.
 * @see docs/product/comments.md#an-ended-session
 */
export function CommentFailure(props: CommentFailureProps): ReactElement | null {
  const { error, areWordsKept = false, onSignIn } = props
  if (error === null) return null
  const words = isSessionOver(error) ? 'Your session has ended.' : errorMessage(error)
  return (
    <>
      <p className={styles.failure} role="alert">
        {words}
        {isSessionOver(error) && areWordsKept ? ' Your comment is kept in this browser.' : null}
      </p>
      {isSessionOver(error) ? (
        <div className={styles.prompt}>
          <Button onClick={onSignIn}>Sign in again</Button>
        </div>
      ) : null}
    </>
  )
}
