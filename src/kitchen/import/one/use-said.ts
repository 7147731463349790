'use client'

import { useState } from 'react'
import { errorMessage } from '../../parts/error-message'

/** The state of a button's action: whether it is pending, and its error message. */
export type AsyncAction = {
  isBusy: boolean
  failure: string | null
  run: (work: () => Promise<unknown>) => void
}

/** Runs a button's asynchronous action, one at a time. */
export function useAsyncAction(): AsyncAction {
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
