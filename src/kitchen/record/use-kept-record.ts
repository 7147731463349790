'use client'

import { useEffect, useEffectEvent } from 'react'
import type { RecordStatus } from './record-state'

type Kept = {
  stop: () => void
  isUnsaved: () => boolean
  save: () => Promise<unknown>
  getState: () => { status: RecordStatus }
  subscribe: (listener: () => void) => () => void
  busyFor: () => number
}

/**
 * Keeps what is not saved when the page is hidden, and sends it again when a save failed for want of a
 * connection that is back, or the time is over that a busy server asked for.
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
  useEffect(() => saveWhenFree(store), [store])
}

/** The shortest pause before a record is sent again, in milliseconds. */
const SHORTEST = 1000

/** Saves what a busy server did not take when it wants to be asked again; gives what ends that. */
export function saveWhenFree(store: Kept): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = store.subscribe(() => {
    clearTimeout(timer)
    if (store.getState().status !== 'busy') return
    timer = setTimeout(() => void store.save(), Math.max(store.busyFor(), SHORTEST))
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}
