'use client'

import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/**
 * Makes a text area as high as its text where the browser cannot do it by itself: `field-sizing` is
 * missing in Safari before 26.2 and in older Firefox, which would show the first line alone.
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
