'use client'

import { useEffect, useState } from 'react'

/**
 * The current time, updated every half minute, so that scheduled recipes turn published on screen.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
