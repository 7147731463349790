'use client'

import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { isFromTheRight } from '@/src/ui/reading-direction'

/** Distance in CSS pixels from which the move of a finger is a swipe. */
const FAR_ENOUGH = 60

/**
 * A swipe to the left goes on, one to the right goes back, the other way round where the page runs
 * from the right; up and down is scrolling.
 */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: (event: PointerEvent): void => {
      start.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent): void => {
      if (!start.current) return
      const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y]
      start.current = null
      if (Math.abs(across) > FAR_ENOUGH && Math.abs(across) > 2 * Math.abs(down)) {
        move(across < 0 === isFromTheRight() ? -1 : 1)
      }
    },
    onPointerCancel: (): void => {
      start.current = null
    },
  }
}
