'use client'

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { Skeleton } from '@/src/ui/skeleton'
import { useNow } from '../../parts/use-now'
import { useTop } from '../../parts/use-top'
import type { LoadedComments } from '../../state/comments'
import type { CommentView } from '../comment-view'
import styles from '../comments.module.css'
import { CommentRow } from './comment-row'
import type { CommentActs } from './comment-row'
import { useRowClicks } from './use-row-clicks'

/** Height of a row before it is measured, in pixels. */
const HEIGHT = 150
/** Rows rendered beyond both ends of the window. */
const OVERSCAN = 4
/** Rows before the end of the loaded ones at which more are loaded. */
const AHEAD = 15

type Props = {
  site: ManagedSite
  view: CommentView
  list: RefObject<HTMLUListElement | null>
  found: LoadedComments & { comments: readonly ManagedComment[] }
  total: number
  /** The id of the comment that is replied to; null for none. */
  replying: string | null
  isPicked: (id: string) => boolean
  acts: CommentActs
}

/** A virtual list of comments: only rows in view are rendered; more are loaded ahead of scrolling. */
export function CommentList(props: Props): ReactElement {
  const { site, view, list, found, total, replying, isPicked, acts } = props
  const { comments, hasMore, loadMore } = found
  const now = useNow()
  const scrollMargin = useTop(list)
  const virtualizer = useWindowVirtualizer({
    count: comments.length,
    estimateSize: () => HEIGHT,
    getItemKey: (index) => comments[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin,
  })
  useRowClicks(list, (index, isRange) => {
    const comment = comments[index]
    if (comment) acts.onPick(index, comment.id, isRange)
  })
  const items = virtualizer.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= comments.length - AHEAD
  useEffect(() => {
    if (hasMore && isNearEnd) loadMore()
  })
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={`Comments of ${site.title}`}
        style={{ blockSize: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const comment = comments[index]
          return comment ? (
            <li
              key={key}
              ref={virtualizer.measureElement}
              className={styles.row}
              data-index={index}
              data-row-frame
              data-is-selected={isPicked(comment.id)}
              aria-setsize={total}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <CommentRow
                {...{ site, view, index, comment, now, acts }}
                isPicked={isPicked(comment.id)}
                isReplying={replying === comment.id}
              />
            </li>
          ) : null
        })}
      </ul>
      {hasMore ? <Skeleton width="100%" height="6rem" /> : null}
    </>
  )
}
