/** A value that is loaded once, for `useSyncExternalStore`. */
export type OnceLoaded = {
  isLoaded: () => boolean
  subscribe: (listener: () => void) => () => void
}

/** Loads a value at once, and notifies subscribers when that has succeeded or failed. */
export function onceLoaded(load: () => Promise<unknown>): OnceLoaded {
  let isLoaded = false
  const listeners = new Set<() => void>()
  const ended = (): void => {
    isLoaded = true
    for (const listener of listeners) listener()
  }
  load().then(ended, ended)
  return {
    isLoaded: () => isLoaded,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
