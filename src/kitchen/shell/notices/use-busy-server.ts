'use client'

import { useIsFetching } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { BusyError } from '@/src/api/busy-error'
import { isAwaitingServer, onAwaitingServer } from '@/src/api/when-free'

/** Longest wait that is not mentioned, in milliseconds. */
const SHORT_WAIT = 3000

const never = (): boolean => false

/**
 * Whether a query of the screen has waited for a busy server for some seconds and is retried automatically.
 * @see docs/product/kitchen.md#a-busy-server
 */
export function useBusyServer(): boolean {
  const isListAwaited = useIsFetching({ type: 'active', predicate: isHeldUp }) > 0
  const isOtherAwaited = useSyncExternalStore(onAwaitingServer, isAwaitingServer, never)
  return useLasting(isListAwaited || isOtherAwaited)
}

/** Whether a query has no data yet, because a busy server requested a pause. */
const isHeldUp = ({ state }: Query): boolean =>
  state.status === 'pending' && state.fetchFailureReason instanceof BusyError

/** Whether a condition has held for longer than a short wait. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = window.setTimeout(() => setLasting(true), SHORT_WAIT)
    return () => {
      window.clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isSo && isLasting
}
