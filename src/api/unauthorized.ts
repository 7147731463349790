type Listener = (token: string | null) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener for each call refused with 401, with its token.
 * @returns a function that removes the listener
 */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports a call with this token that was refused with 401. */
export function notifyUnauthorized(token: string | null): void {
  for (const listener of listeners) listener(token)
}
