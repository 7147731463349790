import { useSyncExternalStore } from 'react'

/** A value that many parts of a page watch; the server and the first render see how it starts. */
export class Store<State> {
  #state: State
  readonly #listeners = new Set<() => void>()

  constructor(readonly initial: State) {
    this.#state = initial
  }

  readonly get = (): State => this.#state

  readonly getOnServer = (): State => this.initial

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(state: State): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The current state of a store; re-renders when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, store.getOnServer)
