import { useState } from 'react'

/** A request of a button or form: whether it is pending, and why the last one failed. */
export type RequestState = {
  isBusy: boolean
  error: unknown
  /** Runs asynchronous work; resolves with whether it succeeded. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}

const IDLE = { isBusy: false, error: null as unknown }

/** Tracks requests of public pages, which load no query library: see `useAction` for the other pages. */
export function useRequest(): RequestState {
  const [state, setState] = useState(IDLE)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setState({ isBusy: true, error: null })
    try {
      await work()
      setState(IDLE)
      return true
    } catch (error) {
      setState({ isBusy: false, error })
      return false
    }
  }
  return { ...state, run }
}
