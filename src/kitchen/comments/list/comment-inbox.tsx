'use client'

import { useRef } from 'react'
import type { ReactElement, RefObject } from 'react'
import type { ManagedComment } from '@/src/contract/people/moderation'
import type { ManagedSite } from '@/src/contract/site/site'
import { countSelected, isSelected } from '@/src/kitchen/recipes/selection/selection'
import type { LoadedComments } from '../../state/comments'
import { BanWindow } from '../../bans/ban-window'
import { banSubject } from '../ban-subject'
import type { ChangeView, CommentView } from '../comment-view'
import { CommentBulkBar } from './comment-bulk-bar'
import { CommentList } from './comment-list'
import { useCommentKeys } from './use-comment-keys'
import { useInboxActions } from './use-inbox-actions'

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
  const inbox = { view, list, search, comments, total, onChange }
  const actions = useInboxActions({ ...inbox, site: site.slug })
  const { selecting, open, reply, ban, move } = actions
  useCommentKeys({ site, view, list, search, comments, actions })
  const count = countSelected(selecting.selection, total)
  return (
    <>
      <CommentList
        {...{ site, view, list, found, total }}
        replying={actions.replying}
        isPicked={(id) => isSelected(selecting.selection, id)}
        acts={{
          ...{ onPick: selecting.toggle, onOpen: open, onReply: reply, onMove: move },
          ...{ onBan: ban, onChange },
        }}
      />
      <CommentBulkBar
        {...{ total, count }}
        folder={view.folder}
        isBusy={actions.isBusy}
        onAll={selecting.selectAll}
        onClear={selecting.clear}
        onMove={actions.moveSelected}
      />
      {actions.banning ? (
        <BanWindow
          site={site.slug}
          subject={banSubject(site.slug, actions.banning)}
          onClose={() => ban(null)}
        />
      ) : null}
    </>
  )
}
