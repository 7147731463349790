'use client'

import { useEffect } from 'react'

/**
 * Holds a screen wake lock while it is wanted; a failure is only logged.
 * @see docs/product/cooking.md#screen
 */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let hasLeft = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (hasLeft) await given.release()
        else lock = given
      } catch (error) {
        console.info('The screen may fall asleep:', error)
      }
    }
    // the browser releases the lock of a hidden page
    const askAgain = (): void => void ask()
    void ask()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      hasLeft = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release().catch(() => undefined)
    }
  }, [isWanted])
}
