'use client'

import type { ReactElement } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import type { CommentStatus } from '@/src/domain/comments'
import { timeAgoText } from '../../parts/date-text'
import { RelativeDate } from '../../parts/relative-date'
import { CommentBadges } from '../comment-badges'
import { writerName } from '../comment-labels'
import { CommentText } from '../comment-text'
import type { CommentView } from '../comment-view'
import type { ChangeView } from '../comments-screen'
import styles from '../comments.module.css'
import { OpenedComment } from '../opened/opened-comment'
import { RowActions } from './row-actions'

/** The actions of a row. */
export type CommentActs = {
  onPick: (index: number, id: string, isRange?: boolean) => void
  onOpen: (id: string) => void
  onReply: (id: string) => void
  onMove: (comment: ManagedComment, status: CommentStatus) => void
  onBan: (comment: ManagedComment) => void
  onChange: ChangeView
}

type Props = {
  site: ManagedSite
  view: CommentView
  index: number
  comment: ManagedComment
  now: Date
  isPicked: boolean
  isReplying: boolean
  acts: CommentActs
}

/** A comment in the inbox; the open one has its thread below it. */
export function CommentRow(props: Props): ReactElement {
  const { site, view, index, comment, now, isPicked, isReplying, acts } = props
  const { id, content, createdAt, recipe, parent } = comment
  const isOpen = view.open === id
  const name = writerName(comment)
  return (
    <article className={styles.comment} aria-label={`Comment by ${name}`}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={isPicked}
          aria-label={`Select the comment by ${name}`}
          onClick={({ shiftKey }) => acts.onPick(index, id, shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <div className={styles.body}>
        <div className={styles.head}>
          <button
            type="button"
            className={styles.name}
            aria-expanded={isOpen}
            data-row={id}
            data-row-index={index}
            dir="auto"
            onClick={() => acts.onOpen(id)}
          >
            {name}
          </button>
          <CommentBadges comment={comment} folder={view.folder} />
          <span className={styles.facts}>
            <RelativeDate iso={createdAt} words={timeAgoText(createdAt, now)} />
            {comment.editedAt === null ? null : <span>edited</span>}
            <span dir="auto">on {recipe.title}</span>
          </span>
        </div>
        {parent === null ? null : (
          <p className={styles.above} dir="auto">
            In reply to {parent.displayName ?? 'a reader'}: “{parent.excerpt}”
          </p>
        )}
        <div className={styles.text} data-is-open={isOpen} dir="auto">
          <CommentText content={content} />
        </div>
        <RowActions {...{ site, view, comment, acts }} />
        {isOpen ? (
          <OpenedComment {...{ site, id, isReplying }} onClose={() => acts.onOpen(id)} />
        ) : null}
      </div>
    </article>
  )
}
