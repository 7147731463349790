'use client'

import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { CommentItem } from './comment-item'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'

/** Comments under each other, their replies further in. */
export function CommentList({
  comments,
  tools,
}: {
  comments: readonly Comment[]
  tools: CommentTools
}): ReactElement {
  return (
    <ul className={styles.list}>
      {comments.map((comment) => (
        <li key={comment.id}>
          <CommentItem comment={comment} tools={tools} />
          {comment.children.length > 0 ? (
            <div className={styles.replies}>
              <CommentList comments={comment.children} tools={tools} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
