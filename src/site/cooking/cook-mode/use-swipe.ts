'use client'

import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { isFromTheRight } from '@/src/ui/reading-direction'

/** Distance in CSS pixels from which the move of a finger is a swipe. */
const FAR_ENOUGH = 60

/**
 * Handles swipes: left for the next step, right for the previous one, reversed on right-to-left pages;
 * vertical swipes scroll.
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
