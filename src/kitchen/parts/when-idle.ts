/** The longest that something is held back, in milliseconds. */
const LONGEST = 1000

/** Calls back in an idle moment; gives what calls that off. Safari has no idle callbacks. */
export function whenIdle(act: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(act, 100)
    return () => window.clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act, { timeout: LONGEST })
  return () => window.cancelIdleCallback(handle)
}
