'use client'

import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The distance of an element from the top of the page, in pixels. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = element.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    measure()
    const growth = new ResizeObserver(measure)
    growth.observe(document.body)
    return () => growth.disconnect()
  }, [element])
  return top
}
