'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { CommentFailure } from './comment-failure'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'
import { Confirm } from './confirm'
import { ReportComment } from './report-comment'

type CommentBarProps = {
  comment: Comment
  tools: CommentTools
  isReplying: boolean
  /** Opens the reply form, or collapses it with its text. */
  onReply: () => void
  /** Opens the form with the text of the comment. */
  onEdit: () => void
}

/** The actions of a comment: upvote, reply, edit, delete, report, hide. */
export function CommentBar(props: CommentBarProps): ReactElement {
  const { comment, tools } = props
  const { actions, take, leave, readerId, isManager, askToSignIn } = tools
  const [failure, setFailure] = useState<unknown>(null)
  const act = async (action: 'upvote' | 'remove' | 'hide'): Promise<void> => {
    setFailure(null)
    try {
      const answer = await actions[action](comment)
      // Hiding returns both lists as they are now.
      if (action === 'hide') take(answer)
      else take(answer, comment.id)
      if (action !== 'upvote') leave()
    } catch (error) {
      setFailure(error)
    }
  }
  const isOwn = comment.user.id !== null && comment.user.id === readerId
  return (
    <>
      <div className={styles.bar}>
        {comment.status === 'waiting' ? null : (
          <Answers {...props} upvote={() => void act('upvote')} />
        )}
        {isOwn ? (
          <>
            <Button kind="quiet" onClick={props.onEdit}>
              Edit
            </Button>
            <Confirm verb="delete" comment={comment} onConfirm={() => act('remove')} />
          </>
        ) : null}
        {isOwn || isManager ? null : <ReportComment comment={comment} tools={tools} />}
        {isManager && comment.status === 'published' ? (
          <Confirm verb="hide" comment={comment} onConfirm={() => act('hide')} />
        ) : null}
      </div>
      <CommentFailure error={failure} onSignIn={() => askToSignIn('continue')} />
    </>
  )
}

/** Upvote and reply, for which a signed-out reader signs in. */
function Answers(props: CommentBarProps & { upvote: () => void }): ReactElement {
  const { comment, tools, isReplying, onReply, upvote } = props
  const { readerId, askToSignIn, isOpen } = tools
  const orSignIn = (reason: string, action: () => void) => (): void => {
    if (readerId === null) askToSignIn(reason)
    else action()
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-pressed={comment.isUpvoted}
        aria-label={`Upvote, ${comment.upvoteCount} so far`}
        onClick={orSignIn('upvote comments', upvote)}
      >
        <Icon name="arrow-up" size={16} /> {comment.upvoteCount}
      </Button>
      {comment.level === 1 && isOpen ? (
        <Button kind="quiet" aria-expanded={isReplying} onClick={orSignIn('reply', onReply)}>
          Reply
        </Button>
      ) : null}
    </>
  )
}
