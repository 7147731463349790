'use client'

import { useEffect, useState } from 'react'

/** The present moment, half a minute old at most: what was scheduled turns published while one looks. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
