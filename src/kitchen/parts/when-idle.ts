/** Maximum delay, in milliseconds. */
const MAX_DELAY_MS = 1000

/** Calls back when the browser is idle; returns a function that cancels. Safari has no idle callbacks. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, 100)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: MAX_DELAY_MS })
  return () => window.cancelIdleCallback(handle)
}
