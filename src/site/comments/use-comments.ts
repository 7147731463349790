'use client'

import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Comment } from '@/src/contract/people/comment'
import { useSession } from '@/src/session/session-provider'

/** The comments of a recipe and, for managers, those hidden from readers. */
export type Thread = { comments: readonly Comment[]; hiddenComments: readonly Comment[] }

/**
 * The comments as they load: not there yet, failed, or there.
 * @see docs/product/comments.md#on-the-page
 */
export type CommentsState = {
  thread: 'pending' | 'rejected' | Thread
  isManager: boolean
  /** Updates the lists from a response. */
  take: (answer: Partial<Thread>) => void
}

/** Loads the comments of a recipe once the session is known. */
export function useComments(site: string, recipeId: string): CommentsState {
  const { user } = useSession()
  const reader = user === 'pending' ? 'pending' : (user?.id ?? null)
  const [comments, setComments] = useState<'pending' | 'rejected' | Thread['comments']>('pending')
  const [hiddenComments, setHidden] = useState<Thread['hiddenComments']>([])
  const [managerId, setManagerId] = useState<string | null>(null)
  const take = useCallback((answer: Partial<Thread>) => {
    if (answer.comments) setComments(answer.comments)
    if (answer.hiddenComments) setHidden(answer.hiddenComments)
  }, [])

  useEffect(() => {
    if (reader === 'pending') return
    const leaving = new AbortController()
    const { signal } = leaving
    const fail = (error: unknown): void => {
      if (signal.aborted) return
      console.info('Failed to load comments', error)
      setComments('rejected')
    }
    call('listComments', { params: { site }, query: { recipeId }, signal }).then(take, fail)
    if (reader !== null) {
      void loadHidden(site, recipeId, signal).then((hidden) => {
        if (hidden === null || signal.aborted) return
        setManagerId(reader)
        setHidden(hidden)
      })
    }
    return () => leaving.abort()
  }, [site, recipeId, reader, take])

  const thread = typeof comments === 'string' ? comments : { comments, hiddenComments }
  return { thread, isManager: managerId !== null && managerId === reader, take }
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
