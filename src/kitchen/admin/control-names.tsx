'use client'

import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { nameControls } from './name-controls'

/**
 * Names the controls that Payload renders without an accessible name, wherever they appear, for screen
 * readers and voice control (decision 018).
 */
export function ControlNames({ children }: { children: ReactNode }): ReactNode {
  useEffect(() => {
    let isAsked = false
    const look = (): void => {
      isAsked = false
      nameControls(document.body)
    }
    const observer = new MutationObserver(() => {
      if (isAsked) return
      isAsked = true
      requestAnimationFrame(look)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    return () => observer.disconnect()
  }, [])
  return children
}
