'use client'

import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/src/session/session-provider'
import type { SaveStatus } from '../draft/draft-state'

/** A store with automatic saving: a draft in an open editor. */
type SavingStore = {
  getState: () => { status: SaveStatus }
  flush: () => Promise<SaveStatus>
}

/**
 * Saves when the user may be about to leave, and when the server is reachable again: the page is hidden, a
 * field is left, the network is back, or the user has signed in again, also in another tab.
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
      // The edits are backed up in this browser; the prompt gives a pending save time.
      if (store.getState().status === 'saving') event.preventDefault()
    }
    document.addEventListener('visibilitychange', hidden, { signal })
    window.addEventListener('pagehide', () => save(), { signal })
    window.addEventListener('online', () => save(), { signal })
    // The user has signed in again in another tab.
    const signedIn = (): void => {
      if (store.getState().status === 'signed-out') save()
    }
    window.addEventListener('storage', signedIn, { signal })
    window.addEventListener('beforeunload', warn, { signal })
    // Not within the click that navigates: the request takes as long as rendering the next screen.
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
