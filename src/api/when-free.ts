import { getRetryPause } from './busy-error'

/**
 * Makes a call and retries it when a busy server says when: a few times, each within a minute.
 * @throws as the call; AbortError when it was cancelled meanwhile
 * @see docs/product/kitchen.md#a-busy-server
 */
export async function whenFree<Answer>(
  ask: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let count = 0; ; count += 1) {
    try {
      return await ask()
    } catch (error) {
      const pause = getRetryPause(error, count)
      if (pause === null) throw error
      const isOver = beginWait()
      await waited(pause, signal).finally(isOver)
    }
  }
}

let waits = 0
const listeners = new Set<() => void>()

/** Returns whether a call is waiting for a busy server. */
export const isAwaitingServer = (): boolean => waits > 0

/** Calls back whenever waits for a busy server begin and end; returns the way to stop. */
export function onAwaitingServer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Records the start of a wait; returns a function that records its end. */
function beginWait(): () => void {
  const count = (by: number): void => {
    waits += by
    for (const listener of listeners) listener()
  }
  count(1)
  return () => count(-1)
}

function waited(time: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancelled = (): void => {
      clearTimeout(timer)
      reject(new DOMException('Cancelled', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancelled)
      resolve()
    }, time)
    if (signal?.aborted) cancelled()
    else signal?.addEventListener('abort', cancelled, { once: true })
  })
}
