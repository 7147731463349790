'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/src/api/api-error'

/** The state of a screen's request: pending, data or error. */
export type LoadedAnswer<Data> = {
  data: Data | null
  error: string | null
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
  const [error, setError] = useState<string | null>(null)
  const latest = useRef(0)
  const load = useCallback(() => {
    latest.current += 1
    const number = latest.current
    ask().then(
      (answer) => {
        if (number === latest.current) setData(answer)
      },
      (reason: unknown) => {
        if (number === latest.current) setError(errorMessage(reason))
      },
    )
  }, [ask])
  useEffect(load, [load])
  const retry = (): void => {
    setError(null)
    load()
  }
  const change = (changed: (data: Data) => Data): void =>
    setData((current) => (current === null ? null : changed(current)))
  return { data, error, change, retry }
}

/** A failure in words that help a person to go on: the server's, if there are any. */
export const errorMessage = (reason: unknown): string =>
  reason instanceof ApiError && reason.body !== null ? reason.message : FAILED
