'use client'

import { useState } from 'react'
import { errorMessage } from './use-answer'

/** A request that a button sends: whether it is under way, and why it failed. */
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
