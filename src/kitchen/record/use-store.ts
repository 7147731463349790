'use client'

import { useSyncExternalStore } from 'react'

/** A store that notifies of each change of its state. */
export type Subscribable<State> = {
  subscribe: (listener: () => void) => () => void
  getState: () => State
}

/** Selects a part of a store's state; the part must be the same object until it changes. */
export function useStore<State, Part>(
  { subscribe, getState }: Subscribable<State>,
  select: (state: State) => Part,
): Part {
  const read = (): Part => select(getState())
  return useSyncExternalStore(subscribe, read, read)
}
