'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { RichText } from '@/src/site/parts/page/rich-text'
import { CommentBar } from './comment-bar'
import { CommentForm } from './comment-form'
import type { SendComment } from './comment-form'
import { CommentHead, Face } from './comment-head'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'

/** A comment with its actions. */
export function CommentItem({
  comment,
  tools,
}: {
  comment: Comment
  tools: CommentTools
}): ReactElement {
  const [reply, setReply] = useState<'none' | 'open' | 'folded'>('none')
  const { user, content } = comment
  const send: SendComment = async (words, key) => {
    await tools.write(words, comment.id, key)
    setReply('none')
  }
  return (
    <article
      className={styles.comment}
      id={`comment-${comment.id}`}
      {...(comment.id === tools.newestId ? { tabIndex: -1, ref: focusOnce } : {})}
    >
      <Face user={user} />
      <div className={styles.body}>
        <CommentHead comment={comment} />
        <RichText document={content} under={3} />
        <CommentBar
          comment={comment}
          tools={tools}
          isReplying={reply === 'open'}
          onReply={() => setReply(reply === 'open' ? 'folded' : 'open')}
        />
        {reply === 'none' ? null : (
          <div hidden={reply === 'folded'}>
            <CommentForm
              label="Reply"
              isNameless={tools.isNameless}
              send={send}
              place={{ readerId: tools.readerId, recipeId: tools.recipeId, parentId: comment.id }}
              onSignIn={() => tools.askToSignIn('reply')}
              onCancel={() => setReply('none')}
            />
          </div>
        )}
      </div>
    </article>
  )
}

/** A sent comment gets the focus: its form is gone or empty. */
const focusOnce = (comment: HTMLElement | null): void => comment?.focus()
