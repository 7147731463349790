'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/src/api/api-error'

/** The state of a screen's request: pending, data or error. */
export type LoadedAnswer<Data> = {
  data: Data | null
  error: string | null
  /** Whether another try may be answered: no network, or a server that could not answer. */
  mayPass: boolean
  /** Changes the data that is there at that moment. */
  change: (changed: (data: Data) => Data) => void
  retry: () => void
}

const FAILED = 'Something went wrong. Please try again.'

/**
 * Loads data when a screen opens, and again on retry; `ask` must be a stable function. Of several requests
 * under way the last one counts, whichever is answered last.
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
  return { data, error, mayPass: failure !== null && mayPass(failure.reason), change, retry }
}

/** Whether a failure is no answer of the server about what was asked: another try may have one. */
export const mayPass = (reason: unknown): boolean =>
  !(reason instanceof ApiError) || reason.status >= 500 || reason.status === 429

/** A failure in words that help a person to go on: the server's, if there are any. */
export const errorMessage = (reason: unknown): string =>
  reason instanceof ApiError && reason.body !== null ? reason.message : FAILED
