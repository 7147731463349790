'use client'

import { useEffect, useEffectEvent } from 'react'
import type { RecordStatus } from './record-state'

type BackedUpStore = {
  stop: () => void
  isUnsaved: () => boolean
  save: () => Promise<unknown>
  getState: () => { status: RecordStatus }
  subscribe: (listener: () => void) => () => void
  busyFor: () => number
}

/**
 * Backs up unsaved edits when the page is hidden, and retries a failed save when the connection is back, or
 * after the pause that a busy server requested.
 */
export function useRecordBackup(store: BackedUpStore): void {
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
  useEffect(() => retryWhenFree(store), [store])
}

/** Minimum delay before a retry, in milliseconds. */
const MIN_RETRY_DELAY = 1000

/** Schedules the retry of a save that a busy server refused; returns the function that cancels it. */
export function retryWhenFree(store: BackedUpStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = store.subscribe(() => {
    clearTimeout(timer)
    if (store.getState().status !== 'busy') return
    timer = setTimeout(() => void store.save(), Math.max(store.busyFor(), MIN_RETRY_DELAY))
  })
  return () => {
    clearTimeout(timer)
    end()
  }
}
