'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest version of a callback: for memoized rows. */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
