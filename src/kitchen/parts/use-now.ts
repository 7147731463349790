'use client'

import { useEffect, useState } from 'react'
import { serverNow } from '../state/session/server-clock'

/**
 * The current time of the server, updated every half minute, so that scheduled recipes turn published on screen.
 */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverNow()), 30_000)
    return () => window.clearInterval(timer)
  }, [])
  return now
}
