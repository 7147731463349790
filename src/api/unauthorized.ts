type Listener = (token: string | null) => void

const listeners = new Set<Listener>()

/**
 * Calls the listener for each call that is refused with 401, with the token that it was made with.
 * @returns a function that removes the listener
 */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports a call that was made with this token and refused with 401. */
export function tellUnauthorized(token: string | null): void {
  for (const listener of listeners) listener(token)
}
