'use client'

import { useEffect, useState } from 'react'

/** Debounce time of requests during typing, in milliseconds. */
const TYPING_PAUSE = 180

/** A text once typing rests. */
export function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), TYPING_PAUSE)
    return () => window.clearTimeout(timer)
  }, [text])
  return rested
}
