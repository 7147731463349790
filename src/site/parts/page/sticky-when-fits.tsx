'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import styles from './sticky-when-fits.module.css'

/**
 * Space above and below the sticky element, in CSS pixels.
 * @see docs/product/recipe-page.md#ingredients
 */
const ROOM = 40

/** Stays in view while its neighbour scrolls, but only if it fits in the window. */
export function StickyWhenFits({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const [isFitting, setFitting] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const check = (): void => setFitting(element.offsetHeight <= window.innerHeight - ROOM)
    const observer = new ResizeObserver(check)
    observer.observe(element)
    window.addEventListener('resize', check)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', check)
    }
  }, [])
  return (
    <div ref={box} className={`${className ?? ''} ${isFitting ? (styles.sticky ?? '') : ''}`}>
      {children}
    </div>
  )
}
