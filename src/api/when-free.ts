import { pauseAfter } from './busy-error'

/**
 * Makes a call, and makes it again when a busy server says when to: a few times, within a minute each.
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
      const pause = pauseAfter(error, count)
      if (pause === null) throw error
      await waited(pause, signal)
    }
  }
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
