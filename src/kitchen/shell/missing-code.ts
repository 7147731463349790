import { readItem, writeItem } from '@/src/api/browser-storage'

const RELOADED = 'kitchen.reloaded'
const MINUTE = 60_000

/** Whether an error means that code of the product could not be fetched. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /load(?:ing)? (?:css )?chunk|imported module/i.test(error.message))

/** Whether a tab may reload automatically: not again within a minute, to avoid a reload loop. */
export function canReloadAutomatically(now = Date.now()): boolean {
  const before = Number(readItem('sessionStorage', RELOADED) ?? 0)
  // Without storage nothing would stop the next reload.
  return now - before >= MINUTE && writeItem('sessionStorage', RELOADED, String(now))
}
