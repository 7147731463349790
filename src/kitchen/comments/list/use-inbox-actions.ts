'use client'

import { useState } from 'react'
import type { RefObject } from 'react'
import { useAction } from '@/src/api/react/use-call-mutation'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { CommentStatus } from '@/src/domain/comments'
import { countSelected } from '@/src/kitchen/recipes/selection/selection'
import { useSelection } from '@/src/kitchen/recipes/selection/use-selection'
import type { SelectionHandle } from '@/src/kitchen/recipes/selection/use-selection'
import { canBeBanned } from '../ban-subject'
import { commentFilter, commentSearch } from '../comment-view'
import type { ChangeView, CommentView } from '../comment-view'
import { moveWithUndo } from '../move-with-undo'
import { useFocusAfterMove } from './use-focus-after-move'

type Inbox = {
  /** The slug of the site. */
  site: string
  view: CommentView
  list: RefObject<HTMLElement | null>
  search: RefObject<HTMLInputElement | null>
  comments: readonly ManagedComment[]
  /** The number of comments in the list, loaded or not. */
  total: number
  onChange: ChangeView
}

/** Actions of the inbox on a comment, or on the selected ones. */
export type InboxActions = {
  selecting: SelectionHandle
  /** Whether selected comments are being moved. */
  isBusy: boolean
  /** The id of the comment that is replied to; null for none. */
  replying: string | null
  /** The comment whose writer is about to be banned; null for none. */
  banning: ManagedComment | null
  open: (id: string) => void
  reply: (id: string) => void
  ban: (comment: ManagedComment | null) => void
  move: (comment: ManagedComment, status: CommentStatus) => void
  moveSelected: (status: CommentStatus) => void
}

/** The actions of the comment inbox. */
export function useInboxActions(inbox: Inbox): InboxActions {
  const { site, view, list, search, comments, total, onChange } = inbox
  const [replying, setReplying] = useState<string | null>(null)
  const [banning, setBanning] = useState<ManagedComment | null>(null)
  const selecting = useSelection(commentSearch({ ...view, open: '' }), (first, last) =>
    Promise.resolve(comments.slice(first, last + 1).map(({ id }) => id)),
  )
  const focusAfterMove = useFocusAfterMove(list, search, comments)
  const action = useAction()
  const { selection } = selecting
  return {
    ...{ selecting, replying, banning, isBusy: action.isBusy },
    open: (id) => onChange({ open: view.open === id ? '' : id }, true),
    reply: (id) => {
      setReplying(id)
      if (view.open !== id) onChange({ open: id }, true)
    },
    ban: (comment) => setBanning(comment !== null && canBeBanned(comment) ? comment : null),
    move: (comment, status) => {
      focusAfterMove()
      const body = { ids: [comment.id], status, expectedStatus: comment.status }
      // Not one at a time: the next comment may be moved before this one is answered.
      void moveWithUndo(site, body, 1)
    },
    moveSelected: (status) => {
      focusAfterMove()
      const body =
        selection.kind === 'some'
          ? { ids: [...selection.ids], status }
          : { filter: commentFilter(view), exceptIds: [...selection.except], status }
      void action.run(async () => {
        if (await moveWithUndo(site, body, countSelected(selection, total))) selecting.clear()
      })
    },
  }
}
