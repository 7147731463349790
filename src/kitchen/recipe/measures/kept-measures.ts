import { useState } from 'react'

const keyOf = (userId: string, siteId: string, shown: string): string =>
  `kitchenKeptMeasures:${userId}:${siteId}:${shown}`

/**
 * Whether an author has decided in this browser that a site goes on showing a system, and a function
 * that notes it.
 */
export function useKeptMeasures(
  userId: string,
  siteId: string,
  shown: string,
): readonly [boolean, () => void] {
  const key = keyOf(userId, siteId, shown)
  const [kept, setKept] = useState<readonly string[]>([])
  const keep = (): void => {
    setKept([...kept, key])
    try {
      window.localStorage.setItem(key, 'true')
    } catch {
      // Without storage it holds until the page is closed.
    }
  }
  return [kept.includes(key) || isStored(key), keep]
}

function isStored(key: string): boolean {
  try {
    return window.localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}
