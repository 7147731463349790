'use client'

import { useState } from 'react'
import { errorMessage } from './use-answer'

/** The request of a button: whether it is pending, and its error. */
export type RequestState = {
  isBusy: boolean
  failure: string | null
  run: (send: () => Promise<void>) => Promise<void>
}

/** Tracks the request of a button. */
export function useRequest(): RequestState {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (send: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      await send()
    } catch (reason) {
      setFailure(errorMessage(reason))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, run }
}
