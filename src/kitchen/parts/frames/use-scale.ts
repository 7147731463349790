'use client'

import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** By how much a page of a width is scaled to fill its place; null before that is known. */
export function useScale(place: RefObject<HTMLElement | null>, width: number): number | null {
  const [scale, setScale] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / width))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, width])
  return scale
}
