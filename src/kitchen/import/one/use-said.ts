'use client'

import { useState } from 'react'
import { errorMessage } from '../../parts/error-message'

/** Work of a button: whether it is under way, and why it failed, in words to stand beside it. */
export type Said = {
  isBusy: boolean
  failure: string | null
  run: (work: () => Promise<unknown>) => void
}

/** Runs the work of a button, one at a time. */
export function useSaid(): Said {
  const [state, setState] = useState<{ isBusy: boolean; failure: string | null }>({
    isBusy: false,
    failure: null,
  })
  const run = (work: () => Promise<unknown>): void => {
    setState({ isBusy: true, failure: null })
    work().then(
      () => setState({ isBusy: false, failure: null }),
      (error: unknown) => {
        setState({ isBusy: false, failure: errorMessage(error) })
      },
    )
  }
  return { ...state, run }
}
