'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { RichText } from '@/src/site/parts/page/rich-text'
import { Button } from '@/src/ui/button'
import { CommentFailure } from './comment-failure'
import { CommentHead, Face } from './comment-head'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'

/** The hidden comments, collapsed, with buttons that unhide them. */
export function HiddenComments({
  comments,
  tools,
}: {
  comments: readonly Comment[]
  tools: CommentTools
}): ReactElement | null {
  if (comments.length === 0) return null
  return (
    <details className={styles.hidden}>
      <summary className={styles.hiddenTitle}>Hidden comments ({comments.length})</summary>
      <ul className={styles.list}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <HiddenComment comment={comment} tools={tools} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function HiddenComment({
  comment,
  tools: { actions, take, askToSignIn },
}: {
  comment: Comment
  tools: CommentTools
}): ReactElement {
  const [failure, setFailure] = useState<unknown>(null)
  const unhide = async (): Promise<void> => {
    setFailure(null)
    try {
      take(await actions.unhide(comment))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <article className={styles.comment}>
      <Face user={comment.user} />
      <div className={styles.body}>
        <CommentHead comment={comment} />
        <RichText document={comment.content} under={3} />
        <div className={styles.bar}>
          <Button kind="quiet" onClick={() => void unhide()}>
            Unhide
          </Button>
        </div>
        <CommentFailure error={failure} onSignIn={() => askToSignIn('continue')} />
      </div>
    </article>
  )
}
