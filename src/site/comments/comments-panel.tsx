'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactElement } from 'react'
import type { Comment } from '@/src/contract/people/comment'
import { useSession } from '@/src/session/session-provider'
import { SignInPrompt } from '@/src/session/sign-in-prompt'
import { Button } from '@/src/ui/button'
import { useRequest } from '@/src/ui/use-request'
import { commentActions } from './comment-actions'
import { CommentForm } from './comment-form'
import { CommentList } from './comment-list'
import { CommentSkeleton } from './comment-skeleton'
import type { CommentTools } from './comment-tools'
import styles from './comments.module.css'
import { GuestCommentForm } from './guest-comment-form'
import { HiddenComments } from './hidden-comments'
import { useComments } from './use-comments'
import type { CommentsState } from './use-comments'

/** The comments of a recipe with the form for a new one. The default export, for `lazy`. */
export default function CommentsPanel({
  site,
  recipeId,
  takesGuests,
  onLoaded,
}: {
  site: string
  recipeId: string
  /** Whether people comment without signing in. */
  takesGuests: boolean
  /** Called once the comments are there, or could not be loaded. */
  onLoaded: () => void
}): ReactElement {
  const { user, reload } = useSession()
  const state = useComments(site, recipeId)
  const isLoaded = state.thread !== 'pending'
  useEffect(() => {
    if (isLoaded) onLoaded()
  }, [isLoaded, onLoaded])
  const actions = useMemo(() => commentActions(site, recipeId), [site, recipeId])
  const [reason, setReason] = useState<string | null>(null)
  const [newestId, setNewest] = useState<string | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  const readerId = user === null || user === 'pending' ? null : user.id
  const tools: CommentTools = {
    recipeId,
    actions,
    take: state.take,
    readerId,
    isNameless: user !== null && user !== 'pending' && !user.displayName,
    write: async (words, parentId, key) => {
      const answer = await actions.create(words, parentId, key)
      const written = newestOf(answer.comments ?? [], readerId)?.id ?? null
      state.take(answer, parentId ?? written ?? '')
      setNewest(written)
      // from now on the writer has a name
      if (words.displayName !== undefined) void reload()
    },
    newestId,
    leave: () => panel.current?.focus(),
    isManager: state.isManager,
    isOpen: state.isManager || typeof state.thread === 'string' || !state.thread.isClosed,
    askToSignIn: setReason,
  }
  return (
    <div className={styles.panel} ref={panel} role="group" aria-label="Comments" tabIndex={-1}>
      <NewComment tools={tools} guestsOf={takesGuests ? site : null} />
      <Threads state={state} tools={tools} />
      <SignInPrompt
        reason={reason ?? 'comment'}
        isOpen={reason !== null}
        onOpenChange={(isOpen) => setReason(isOpen ? (reason ?? 'comment') : null)}
      />
    </div>
  )
}

/** The comment that a reader wrote last, replies included. */
function newestOf(comments: readonly Comment[], readerId: string | null): Comment | undefined {
  const own = (comment: Comment): Comment[] => [
    ...(comment.user.id === readerId ? [comment] : []),
    ...comment.children.flatMap(own),
  ]
  return comments.flatMap(own).sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0]
}

type NewCommentProps = {
  tools: CommentTools
  /** The site, if it takes comments of guests. */
  guestsOf: string | null
}

function NewComment({ tools, guestsOf }: NewCommentProps): ReactElement {
  if (!tools.isOpen) return <p className={styles.quiet}>Comments on this recipe are closed.</p>
  if (tools.readerId === null) {
    return (
      <div className={styles.guest}>
        <Button onClick={() => tools.askToSignIn('comment')}>Sign in to comment</Button>
        {guestsOf === null ? null : <GuestCommentForm site={guestsOf} recipeId={tools.recipeId} />}
      </div>
    )
  }
  return (
    <CommentForm
      label="Add a comment"
      isNameless={tools.isNameless}
      send={(words, key) => tools.write(words, null, key)}
      place={{ readerId: tools.readerId, recipeId: tools.recipeId, parentId: null }}
      onSignIn={() => tools.askToSignIn('comment')}
    />
  )
}

function Threads({ state, tools }: { state: CommentsState; tools: CommentTools }): ReactElement {
  const { thread, isManager } = state
  if (thread === 'pending') return <CommentSkeleton />
  if (thread === 'rejected') {
    return (
      <p className={styles.quiet} role="alert">
        Error loading comments
      </p>
    )
  }
  return (
    <>
      {thread.comments.length === 0 ? (
        <p className={styles.quiet}>No comments yet</p>
      ) : (
        <CommentList comments={thread.comments} tools={tools} />
      )}
      {thread.next === null ? null : <MoreComments loadMore={state.loadMore} />}
      {isManager ? <HiddenComments comments={thread.hiddenComments} tools={tools} /> : null}
    </>
  )
}

function MoreComments({ loadMore }: Pick<CommentsState, 'loadMore'>): ReactElement {
  const { isBusy, error, run } = useRequest()
  return (
    <div className={styles.prompt}>
      <Button isBusy={isBusy} onClick={() => void run(loadMore)}>
        Show more comments
      </Button>
      {error === null ? null : (
        <p className={styles.quiet} role="alert">
          Error loading comments
        </p>
      )}
    </div>
  )
}
