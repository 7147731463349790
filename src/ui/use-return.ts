import { useEffect, useEffectEvent } from 'react'

/**
 * Calls when somebody comes back by the browser's Back to this page as they left it: whatever it was
 * doing then is over, and its buttons would stay busy.
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
