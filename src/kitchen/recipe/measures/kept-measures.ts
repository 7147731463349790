import { useState } from 'react'
import { readItem, writeItem } from '@/src/api/browser-storage'

const keyOf = (userId: string, siteId: string, shown: string): string =>
  `kitchenKeptMeasures:${userId}:${siteId}:${shown}`

/**
 * Whether the author has decided in this browser that a site continues to show a system, and a function
 * that stores the decision; without storage it holds until the page is closed.
 */
export function useStoredMeasures(
  userId: string,
  siteId: string,
  shown: string,
): readonly [boolean, () => void] {
  const key = keyOf(userId, siteId, shown)
  const [kept, setKept] = useState<readonly string[]>([])
  const keep = (): void => {
    setKept([...kept, key])
    writeItem('localStorage', key, 'true')
  }
  return [kept.includes(key) || readItem('localStorage', key) === 'true', keep]
}
