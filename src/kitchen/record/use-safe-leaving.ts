'use client'

import { useEffect, useEffectEvent } from 'react'
import { useSession } from '@/src/session/session-provider'
import type { SaveStatus } from './record-state'

type EditedStore = {
  kind: { saves: 'automatic' | 'explicit' }
  getState: () => { status: SaveStatus }
  isUnsaved: () => boolean
  save: () => Promise<SaveStatus>
  backUp: () => void
}

/**
 * Saves a draft, or backs up a record that is saved explicitly, when the user may be about to leave.
 * Retries a failed save when the network is back; that of a draft also when the user has signed in again.
 */
export function useSafeLeaving(store: EditedStore): void {
  const isAutomatic = store.kind.saves === 'automatic'
  const secure = useEffectEvent((): void => {
    if (!isAutomatic) store.backUp()
    else if (store.getState().status !== 'gone') void store.save()
  })
  const retry = useEffectEvent((): void => {
    if (isAutomatic) secure()
    else if (store.isUnsaved() && store.getState().status === 'offline') void store.save()
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') secure()
    }
    document.addEventListener('visibilitychange', hidden, { signal })
    window.addEventListener('pagehide', () => secure(), { signal })
    window.addEventListener('online', () => retry(), { signal })
    return () => end.abort()
  }, [store])
  useDraftSaving(store, isAutomatic)
}

/** Saves a draft when a field is left, and when the user has signed in again, also in another tab. */
function useDraftSaving(store: EditedStore, isAutomatic: boolean): void {
  const { user } = useSession()
  useEffect(() => {
    if (!isAutomatic) return
    const end = new AbortController()
    const { signal } = end
    const warn = (event: BeforeUnloadEvent): void => {
      // The edits are backed up in this browser; the prompt gives a pending save time.
      if (store.getState().status === 'saving') event.preventDefault()
    }
    const signedIn = (): void => {
      if (store.getState().status === 'signed-out') void store.save()
    }
    // Not within the click that navigates: the request takes as long as rendering the next screen.
    const left = (): void => {
      setTimeout(() => {
        if (!signal.aborted && store.getState().status !== 'gone') void store.save()
      })
    }
    window.addEventListener('beforeunload', warn, { signal })
    window.addEventListener('storage', signedIn, { signal })
    document.addEventListener('focusout', left, { signal })
    return () => end.abort()
  }, [store, isAutomatic])
  const userId = user !== null && user !== 'pending' ? user.id : null
  useEffect(() => {
    const isSignedOut = store.getState().status === 'signed-out'
    if (isAutomatic && userId !== null && isSignedOut) void store.save()
  }, [store, isAutomatic, userId])
}
