import { LRUCache } from 'lru-cache'

/** A point in the sequence of content changes. */
export type ChangeMoment = { count: number; at: number }

/** What a serving process knows about changes of content (src/runtime/serving/answer-cache). */
export type ContentWatch = {
  /** Whether every change is heard. */
  isListening: () => boolean
  now: () => ChangeMoment
  /** Whether a site has not been changed since. */
  isUntouched: (siteId: string, since: ChangeMoment) => boolean
  /** When scheduled content of a site appears next, on the steady clock. */
  nextAfter: (siteId: string, since: ChangeMoment) => Promise<number>
}

declare global {
  /** Set by the server for all bundles of Next; undefined where changes are not heard. */
  var contentWatch: ContentWatch | undefined
}

const MOST = 1_000

type Entry<Value> = { value: Value; siteId: string; since: ChangeMoment; until: number }

/**
 * Wraps a read of public content so that its result is kept in memory until its site changes. For reads
 * that are the same on many pages of a site and for every reader. Callers must not change the result.
 * @param siteOf the site that the result belongs to; null for a result that must not be kept
 * @returns the same read; without a server that hears of changes it reads each time
 */
export function remembered<Value>(
  read: (key: string) => Promise<Value>,
  siteOf: (value: Value, key: string) => string | null,
): (key: string) => Promise<Value> {
  const entries = new LRUCache<string, Entry<Value>>({ max: MOST })
  return async (key) => {
    const watch = globalThis.contentWatch
    if (!watch?.isListening()) return read(key)
    const found = entries.get(key)
    if (found && isValid(found, watch)) return found.value
    const since = watch.now()
    const value = await read(key)
    const siteId = siteOf(value, key)
    if (siteId === null) return value
    const until = await watch.nextAfter(siteId, since).catch(() => 0)
    entries.set(key, { value, siteId, since, until })
    return value
  }
}

const isValid = ({ siteId, since, until }: Entry<unknown>, watch: ContentWatch): boolean =>
  until > performance.now() && watch.isUntouched(siteId, since)
