'use client'

import { useEffect, useEffectEvent } from 'react'
import type { RecordStatus } from './record-state'

type Kept = {
  stop: () => void
  isUnsaved: () => boolean
  save: () => Promise<unknown>
  getState: () => { status: RecordStatus }
}

/**
 * Keeps what is not saved when the page is hidden, and sends it again when a save failed for want of a
 * connection that is back.
 */
export function useKeptRecord(store: Kept): void {
  const again = useEffectEvent((): void => {
    if (store.isUnsaved() && store.getState().status === 'offline') void store.save()
  })
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    document.addEventListener('visibilitychange', store.stop, { signal })
    window.addEventListener('pagehide', store.stop, { signal })
    window.addEventListener('online', () => again(), { signal })
    return () => end.abort()
  }, [store])
}
