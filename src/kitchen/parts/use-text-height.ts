'use client'

import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Fits the height of a text area to its text in browsers without `field-sizing` (Safari before 26.2 and
 * older Firefox), which would show the first line only.
 */
export function useTextHeight(box: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element || CSS.supports('field-sizing', 'content')) return
    fit(element)
    let width = element.clientWidth
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      fit(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [box, text])
}

function fit(element: HTMLTextAreaElement): void {
  element.style.blockSize = 'auto'
  const borders = element.offsetHeight - element.clientHeight
  element.style.blockSize = `${String(element.scrollHeight + borders)}px`
}
