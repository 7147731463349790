import { ApiError } from '@/src/api/api-error'
import { readAuthToken } from '@/src/api/auth-token'

/** The token that a call was refused with; `undefined` while the session holds. */
let refused: string | null | undefined
const listeners = new Set<() => void>()

/** Notes that a call was refused because its session has ended. */
export function noteFailure(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  refused = readAuthToken()
  tell()
}

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

const tell = (): void => {
  for (const listener of listeners) listener()
}
