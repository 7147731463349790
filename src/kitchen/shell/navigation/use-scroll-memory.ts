'use client'

import { useEffect, useLayoutEffect } from 'react'
import { enterEntry, recordPosition, storePositions } from './scroll-memory'

/** Time for which a position is restored while its screen settles, in milliseconds. */
const PATIENCE = 3000

/** Stores the scroll position of every entry of the history, and restores it. */
export function useScrollMemory(address: string): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', recordPosition, { passive: true })
    window.addEventListener('pagehide', storePositions)
    return () => {
      window.removeEventListener('scroll', recordPosition)
      window.removeEventListener('pagehide', storePositions)
    }
  }, [])
  useLayoutEffect(() => goTo(enterEntry() ?? 0), [address])
}

/**
 * Scrolls to a position, repeatedly while the page settles: it may not be high enough yet, or content above
 * may change its height. Scrolling or typing by the user ends that.
 */
function goTo(top: number): (() => void) | undefined {
  window.scrollTo({ top })
  if (top === 0) return undefined
  const stop = (): void => {
    growth.disconnect()
    window.clearTimeout(timer)
    for (const event of HANDS) window.removeEventListener(event, stop)
  }
  const growth = new ResizeObserver(() => window.scrollTo({ top }))
  growth.observe(document.body)
  const timer = window.setTimeout(stop, PATIENCE)
  for (const event of HANDS) window.addEventListener(event, stop, { passive: true })
  return stop
}

const HANDS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
