import { readAuthToken } from '@/src/api/auth-token'
import { onUnauthorized } from '@/src/api/unauthorized'

/** The token that a call was refused with; `undefined` while the session is valid. */
let refused: string | null | undefined
const listeners = new Set<() => void>()

// For any call: a failure is shown in its place, and one notice offers the sign-in.
onUnauthorized((token) => {
  refused = token
  notifyListeners()
})

/** Whether the session has ended without a later sign-in, in this tab or another. */
export const hasSessionEnded = (): boolean => refused !== undefined && refused === readAuthToken()

/** The number of mounted components that show the end of the session themselves. */
let places = 0

/** Whether a component shows the end of the session itself, with the state of its unsaved text. */
export const isSessionEndShownInPlace = (): boolean => places > 0

/**
 * Registers a component that shows the end of the session itself; returns the function that unregisters it.
 */
export function showSessionEndInPlace(): () => void {
  places += 1
  notifyListeners()
  return () => {
    places -= 1
    notifyListeners()
  }
}

/** Subscribes to the end of the session and to a later sign-in, also in another tab. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}
