'use client'

import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the newest one does: for rows that are drawn once. */
export function useStable<Args extends unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...args: Args) => newest.current(...args), [])
}
