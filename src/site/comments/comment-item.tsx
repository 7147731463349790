'use client'

import { useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { basicPlainText } from '@/src/domain/rich-text/basic-plain-text'
import { RichText } from '@/src/site/parts/page/rich-text'
import { CommentBar } from './comment-bar'
import { CommentForm } from './comment-form'
import { CommentHead, Face } from './comment-head'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'

type CommentItemProps = { comment: Comment; tools: CommentTools }

/** A comment with its actions. */
export function CommentItem({ comment, tools }: CommentItemProps): ReactElement {
  const [reply, setReply] = useState<'none' | 'open' | 'folded'>('none')
  const [isEditing, setEditing] = useState(false)
  return (
    <article
      className={styles.comment}
      id={`comment-${comment.id}`}
      {...(comment.id === tools.newestId ? { tabIndex: -1, ref: focusOnce } : {})}
    >
      <Face user={comment.user} />
      <div className={styles.body}>
        <CommentHead comment={comment} />
        {isEditing ? (
          <EditForm comment={comment} tools={tools} onDone={() => setEditing(false)} />
        ) : (
          <RichText document={comment.content} under={3} />
        )}
        {comment.status === 'waiting' ? (
          <p className={styles.waiting}>Your comment will appear once it has been approved.</p>
        ) : null}
        <CommentBar
          comment={comment}
          tools={tools}
          isReplying={reply === 'open'}
          onReply={() => setReply(reply === 'open' ? 'folded' : 'open')}
          onEdit={() => setEditing(true)}
        />
        {reply === 'none' ? null : (
          <div hidden={reply === 'folded'}>
            <ReplyForm comment={comment} tools={tools} onDone={() => setReply('none')} />
          </div>
        )}
      </div>
    </article>
  )
}

type FormProps = CommentItemProps & { onDone: () => void }

function ReplyForm({ comment, tools, onDone }: FormProps): ReactElement {
  return (
    <CommentForm
      label="Reply"
      isNameless={tools.isNameless}
      send={async (words, key) => {
        await tools.write(words, comment.id, key)
        onDone()
      }}
      place={{ readerId: tools.readerId, recipeId: tools.recipeId, parentId: comment.id }}
      onSignIn={() => tools.askToSignIn('reply')}
      onCancel={onDone}
    />
  )
}

function EditForm({ comment, tools, onDone }: FormProps): ReactElement {
  return (
    <CommentForm
      label="Edit your comment"
      initial={basicPlainText(comment.content)}
      isNameless={false}
      send={async ({ content }) => {
        tools.take(await tools.actions.edit(comment, content), comment.id)
        onDone()
      }}
      place={{
        readerId: tools.readerId,
        recipeId: tools.recipeId,
        parentId: `edit:${comment.id}`,
      }}
      onSignIn={() => tools.askToSignIn('continue')}
      onCancel={onDone}
    />
  )
}

/** A sent comment gets the focus: its form is gone or empty. */
const focusOnce = (comment: HTMLElement | null): void => comment?.focus()
