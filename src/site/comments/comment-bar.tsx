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

type CommentBarProps = {
  comment: Comment
  tools: CommentTools
  isReplying: boolean
  /** Opens the reply form, or collapses it with its text. */
  onReply: () => void
}

/** The actions of a comment: upvote, reply, delete, hide. */
export function CommentBar({ comment, tools, isReplying, onReply }: CommentBarProps): ReactElement {
  const { actions, take, leave, readerId, isManager, askToSignIn } = tools
  const [failure, setFailure] = useState<unknown>(null)
  const act = async (action: keyof Omit<typeof actions, 'create'>): Promise<void> => {
    setFailure(null)
    try {
      take(await actions[action](comment))
      if (action !== 'upvote') leave()
    } catch (error) {
      setFailure(error)
    }
  }
  const upvote = (): void => {
    if (readerId === null) askToSignIn('upvote comments')
    else void act('upvote')
  }
  const reply = (): void => {
    if (readerId === null) askToSignIn('reply')
    else onReply()
  }
  return (
    <>
      <div className={styles.bar}>
        <Button
          kind="quiet"
          aria-pressed={comment.isUpvoted}
          aria-label={`Upvote, ${comment.upvoteCount} so far`}
          onClick={upvote}
        >
          <Icon name="arrow-up" size={16} /> {comment.upvoteCount}
        </Button>
        {comment.level === 1 ? (
          <Button kind="quiet" aria-expanded={isReplying} onClick={reply}>
            Reply
          </Button>
        ) : null}
        {comment.user.id === readerId ? (
          <Confirm verb="delete" comment={comment} onConfirm={() => act('remove')} />
        ) : null}
        {isManager ? <Confirm verb="hide" comment={comment} onConfirm={() => act('hide')} /> : null}
      </div>
      <CommentFailure error={failure} onSignIn={() => askToSignIn('continue')} />
    </>
  )
}
