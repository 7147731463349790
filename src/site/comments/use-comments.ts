'use client'

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Comment } from '@/src/contract/people/comment'
import { useSession } from '@/src/session/session-provider'
import { withChange, withLists, withPage } from './thread'
import type { CommentAnswer, Thread } from './thread'

/** Top-level comments that are loaded at once. */
const PAGE = 50

/**
 * The comments as they load: not there yet, failed, or there.
 * @see docs/product/comments.md#on-the-page
 */
export type CommentsState = {
  thread: 'pending' | 'rejected' | Thread
  isManager: boolean
  /** Updates the lists from a response: all of them, or only the thread of a comment that changed. */
  take: (answer: CommentAnswer, changedId?: string) => void
  /** Loads the next page. */
  loadMore: () => Promise<void>
}

const EMPTY: Thread = { comments: [], hiddenComments: [], next: null, isClosed: false }

/** Loads the comments of a recipe once the session is known. */
export function useComments(site: string, recipeId: string): CommentsState {
  const { user } = useSession()
  const reader = user === 'pending' ? 'pending' : (user?.id ?? null)
  const [status, setStatus] = useState<'pending' | 'rejected' | 'loaded'>('pending')
  const [thread, setThread] = useState(EMPTY)
  const [managerId, setManagerId] = useState<string | null>(null)
  const take = useCallback((answer: CommentAnswer, changedId?: string) => {
    setThread((now) =>
      changedId === undefined ? withLists(now, answer) : withChange(now, changedId, answer),
    )
  }, [])

  useEffect(() => {
    if (reader === 'pending') return
    const leaving = new AbortController()
    const { signal } = leaving
    const fail = (error: unknown): void => {
      if (signal.aborted) return
      console.info('Failed to load comments', error)
      setStatus('rejected')
    }
    const show = (answer: CommentAnswer): void => {
      take(answer)
      setStatus('loaded')
    }
    const query = { recipeId, limit: PAGE }
    call('listComments', { params: { site }, query, signal }).then(show, fail)
    if (reader !== null) {
      void loadHidden(site, recipeId, signal).then((hiddenComments) => {
        if (hiddenComments === null || signal.aborted) return
        setManagerId(reader)
        take({ hiddenComments: [...hiddenComments] })
      })
    }
    return () => leaving.abort()
  }, [site, recipeId, reader, take])

  const loadMore = async (): Promise<void> => {
    if (thread.next === null) return
    const query = { recipeId, limit: PAGE, after: thread.next }
    const page = await call('listComments', { params: { site }, query })
    setThread((now) => withPage(now, page))
  }
  return {
    thread: status === 'loaded' ? thread : status,
    isManager: managerId !== null && managerId === reader,
    take,
    loadMore,
  }
}

/**
 * The hidden comments, for managers of the site; null for others. Reading the manager's view of the site
 * decides: 401 and 404 mean no rights.
 * @see docs/product/roles.md#managers
 */
async function loadHidden(
  site: string,
  recipeId: string,
  signal: AbortSignal,
): Promise<readonly Comment[] | null> {
  try {
    await call('getManagedSite', { params: { site }, signal })
    const query = { recipeId }
    const { comments } = await call('listHiddenComments', { params: { site }, query, signal })
    return comments
  } catch (error) {
    const isNone = error instanceof ApiError && (error.status === 401 || error.status === 404)
    if (!isNone && !signal.aborted) console.info('Hidden comments could not be loaded', error)
    return null
  }
}
