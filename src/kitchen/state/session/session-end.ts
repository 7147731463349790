import { readAuthToken } from '@/src/api/auth-token'
import { onUnauthorized } from '@/src/api/unauthorized'

/** The token that a call was refused with; `undefined` while the session holds. */
let refused: string | null | undefined
const listeners = new Set<() => void>()

// Of any call, whoever made it: what has failed says so where it stands, and the way back is one for all.
onUnauthorized(() => {
  refused = readAuthToken()
  tell()
})

/** Whether the session has ended and nobody has signed in since, in this tab or another. */
export const hasSessionEnded = (): boolean => refused !== undefined && refused === readAuthToken()

/** Tells of each change, also of a sign-in in another tab. */
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
