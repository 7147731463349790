import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the browser's Back restores this page from the back/forward cache: pending work is over,
 * and its buttons would stay busy.
 */
export function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn)
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) tell()
    }
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
}
