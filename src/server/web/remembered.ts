import { LRUCache } from 'lru-cache'
import type { ReadRecord } from './answer-notes'
import { noteRecord, recordReads } from './content-reads'
import { tagsOf } from './content-tags'

/** A point in the sequence of content changes. */
export type ChangeMoment = { count: number; at: number }

/** Changes of content that a serving process has heard of (src/runtime/serving/answer-cache). */
export type ContentWatch = {
  /** Whether every change is heard. */
  isListening: () => boolean
  now: () => ChangeMoment
  /** Whether no content with any of the tags has changed since. */
  isUntouched: (tags: readonly string[], since: ChangeMoment) => boolean
  /** The time at which scheduled content of a site appears next, on the steady clock. */
  nextAfter: (siteId: string, since: ChangeMoment) => Promise<number>
}

declare global {
  /** Set by the server for all bundles of Next; undefined where changes are not heard. */
  var contentWatch: ContentWatch | undefined
}

const MOST = 1_000

type Entry<Value> = {
  value: Value
  record: ReadRecord
  tags: readonly string[]
  since: ChangeMoment
  until: number
}

/**
 * Wraps a read of public content so that its result is cached in memory until the parts of the site change
 * that it has read; a response that uses the result depends on them too. For reads that are the same on many
 * pages of a site and for every reader. Callers must not change the result.
 * @param siteOf the site that the result belongs to; null for a result that must not be cached
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
    if (found && isValid(found, watch)) {
      noteRecord(found.record)
      return found.value
    }
    const since = watch.now()
    const { value, record } = await recordReads(() => read(key))
    noteRecord(record)
    const siteId = siteOf(value, key)
    if (siteId === null) return value
    const next = await watch.nextAfter(siteId, since).catch(() => 0)
    const until = Math.min(next, since.at + record.maxSeconds * 1_000)
    entries.set(key, { value, record, tags: tagsOf(siteId, record), since, until })
    return value
  }
}

const isValid = ({ tags, since, until }: Entry<unknown>, watch: ContentWatch): boolean =>
  until > performance.now() && watch.isUntouched(tags, since)
