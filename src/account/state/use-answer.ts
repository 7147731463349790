'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/src/api/api-error'

/** The state of a screen's request: pending, data or error. */
export type LoadedAnswer<Data> = {
  data: Data | null
  error: string | null
  /** Whether a failure is transient (no network, or a server error), so that a retry may succeed. */
  isTransient: boolean
  /** Updates the current data. */
  change: (changed: (data: Data) => Data) => void
  retry: () => void
}

const FAILED = 'Something went wrong. Please try again.'

/**
 * Loads data when a screen opens, and again on retry; `ask` must be a stable function. Of several pending
 * requests only the latest counts.
 */
export function useAnswer<Data>(ask: () => Promise<Data>): LoadedAnswer<Data> {
  const [data, setData] = useState<Data | null>(null)
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null)
  const latest = useRef(0)
  const load = useCallback(() => {
    latest.current += 1
    const number = latest.current
    ask().then(
      (answer) => {
        if (number === latest.current) setData(answer)
      },
      (reason: unknown) => {
        if (number === latest.current) setFailure({ reason })
      },
    )
  }, [ask])
  useEffect(load, [load])
  const retry = (): void => {
    setFailure(null)
    load()
  }
  const change = (changed: (data: Data) => Data): void =>
    setData((current) => (current === null ? null : changed(current)))
  const error = failure && errorMessage(failure.reason)
  return {
    data,
    error,
    isTransient: failure !== null && isTransient(failure.reason),
    change,
    retry,
  }
}

/** Whether an error is transient (no network, or a server error), so that a retry may succeed. */
export const isTransient = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status >= 500 || reason.status === 429

/** Formats an error for people: the server's message, or a generic one. */
export const errorMessage = (reason: unknown): string =>
  reason instanceof ApiError && reason.body !== null ? reason.message : FAILED
