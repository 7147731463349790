'use client'

import { useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import type { CommentStatus } from '@/src/domain/comments'
import { useAction } from '@/src/api/react/use-call-mutation'
import { ALL_SELECTED, countSelected, isSelected } from '@/src/kitchen/recipes/selection/selection'
import { useSelection } from '@/src/kitchen/recipes/selection/use-selection'
import type { LoadedComments } from '../../state/comments'
import { commentFilter, commentSearch } from '../comment-view'
import type { CommentView } from '../comment-view'
import type { ChangeView } from '../comments-screen'
import { moveWithUndo } from '../move-with-undo'
import { CommentBulkBar } from './comment-bulk-bar'
import { CommentList } from './comment-list'
import { useCommentKeys } from './use-comment-keys'
import { useFocusAfterMove } from './use-focus-after-move'

type Props = {
  site: ManagedSite
  view: CommentView
  search: RefObject<HTMLInputElement | null>
  found: LoadedComments & { comments: readonly ManagedComment[] }
  /** The number of comments in the list, loaded or not. */
  total: number
  onChange: ChangeView
}

/** A list of comments with everything that can be done to them, by hand and by keyboard. */
export function CommentInbox(props: Props): ReactElement {
  const { site, view, search, found, total, onChange } = props
  const { comments } = found
  const list = useRef<HTMLUListElement>(null)
  const [replying, setReplying] = useState<string | null>(null)
  const selecting = useSelection(commentSearch({ ...view, open: '' }), (first, last) =>
    Promise.resolve(comments.slice(first, last + 1).map(({ id }) => id)),
  )
  const focusAfterMove = useFocusAfterMove(list, search, comments)
  const action = useAction()
  const { selection } = selecting
  const count = countSelected(selection, total)

  const open = (id: string): void => onChange({ open: view.open === id ? '' : id }, true)
  const reply = (id: string): void => {
    setReplying(id)
    if (view.open !== id) onChange({ open: id }, true)
  }
  const move = (comment: ManagedComment, status: CommentStatus): void => {
    focusAfterMove()
    const body = { ids: [comment.id], status, expectedStatus: comment.status }
    void action.run(() => moveWithUndo(site.slug, body, 1))
  }
  const moveSelected = (status: CommentStatus): void => {
    focusAfterMove()
    const body =
      selection.kind === 'some'
        ? { ids: [...selection.ids], status }
        : { filter: commentFilter(view), exceptIds: [...selection.except], status }
    void action.run(async () => {
      if (await moveWithUndo(site.slug, body, count)) selecting.clear()
    })
  }
  useCommentKeys({ site, view, list, search, comments, selecting, open, reply, move, moveSelected })
  return (
    <>
      <CommentList
        {...{ site, view, list, found, total, replying }}
        isPicked={(id) => isSelected(selection, id)}
        acts={{ onPick: selecting.toggle, onOpen: open, onReply: reply, onMove: move, onChange }}
      />
      <CommentBulkBar
        {...{ total, count }}
        folder={view.folder}
        isAll={selection === ALL_SELECTED}
        isBusy={action.isBusy}
        onAll={selecting.selectAll}
        onClear={selecting.clear}
        onMove={moveSelected}
      />
    </>
  )
}
