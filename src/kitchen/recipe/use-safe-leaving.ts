'use client'

import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/src/session/session-provider'
import type { SaveStatus } from '../draft/draft-state'

/** A store that saves by itself: a draft in an open editor. */
type SavingStore = {
  getState: () => { status: SaveStatus }
  flush: () => Promise<SaveStatus>
}

/**
 * Saves at the moments when somebody may be about to go, and when the way to the server is open again:
 * the page is hidden, a field is left, the network is back, somebody has signed in again, also in
 * another tab.
 */
export function useSafeLeaving(store: SavingStore): void {
  const { user } = useSession()
  const save = useEffectEvent((): void => {
    if (store.getState().status !== 'gone') void store.flush()
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') save()
    }
    const warn = (event: BeforeUnloadEvent): void => {
      // The words are in this browser; the question gives a running save its moment.
      if (store.getState().status === 'saving') event.preventDefault()
    }
    document.addEventListener('visibilitychange', hidden, { signal })
    window.addEventListener('pagehide', () => save(), { signal })
    window.addEventListener('online', () => save(), { signal })
    // Somebody has signed in again in another tab.
    const signedIn = (): void => {
      if (store.getState().status === 'signed-out') save()
    }
    window.addEventListener('storage', signedIn, { signal })
    window.addEventListener('beforeunload', warn, { signal })
    // Not within the press that leads on: sending takes as long as drawing what is next.
    const left = (): void => {
      setTimeout(() => {
        if (!signal.aborted) save()
      })
    }
    document.addEventListener('focusout', left, { signal })
    return () => end.abort()
  }, [store])
  const userId = user !== null && user !== 'pending' ? user.id : null
  useEffect(() => {
    if (userId !== null && store.getState().status === 'signed-out') save()
  }, [store, userId])
}
