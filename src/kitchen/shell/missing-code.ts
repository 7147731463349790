const RELOADED = 'kitchen.reloaded'
const MINUTE = 60_000

/** Whether an error means that code of the product could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /load(?:ing)? (?:css )?chunk|imported module/i.test(error.message))

/** Whether a tab may reload by itself: not again within a minute, which would go on for ever. */
export function mayReloadByItself(now = Date.now()): boolean {
  try {
    const before = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (now - before < MINUTE) return false
    sessionStorage.setItem(RELOADED, String(now))
    return true
  } catch {
    // Without storage nothing would stop the next reload.
    return false
  }
}
