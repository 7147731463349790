'use client'

import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** The scale at which a page of a width fills its place; null until it is known. */
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
