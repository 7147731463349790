import { readAuthToken } from '@/src/api/auth-token'
import { onUnauthorized } from '@/src/api/unauthorized'

/** The token that a call was refused with; `undefined` while the session holds. */
let refused: string | null | undefined
const listeners = new Set<() => void>()

// Of any call, whoever made it: what has failed says so where it stands, and the way back is one for all.
onUnauthorized((token) => {
  refused = token
  tell()
})

/** Whether the session has ended and nobody has signed in since, in this tab or another. */
export const hasSessionEnded = (): boolean => refused !== undefined && refused === readAuthToken()

/** The number of places on the screen that show it themselves. */
let places = 0

/** Whether a place of the screen tells of the end itself, and of what becomes of its words. */
export const isToldInPlace = (): boolean => places > 0

/** Notes that a place of the screen tells of it, until what is returned is called. */
export function tellItself(): () => void {
  places += 1
  tell()
  return () => {
    places -= 1
    tell()
  }
}

/** Calls the listener at each change, also at a sign-in in another tab. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
