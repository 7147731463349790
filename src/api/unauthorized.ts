const listeners = new Set<() => void>()

/** Hears of each call that is refused because nobody is signed in any more; gives what ends that. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reports a call that was refused with 401. */
export function tellUnauthorized(): void {
  for (const listener of listeners) listener()
}
