'use client'

import { useSyncExternalStore } from 'react'

/*
 * References in rich text are in separate forms and do not observe the recipe's form. The rows of the
 * ingredient lines, which do, notify them here when a line has changed.
 */
let changes = 0
const listeners = new Set<() => void>()

/** Reports that an ingredient line of the open recipe was added, changed or removed. */
export function lineChanged(): void {
  changes += 1
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Re-renders whenever an ingredient line has changed. */
export const useLineChanges = (): number =>
  useSyncExternalStore(
    subscribe,
    () => changes,
    () => 0,
  )
