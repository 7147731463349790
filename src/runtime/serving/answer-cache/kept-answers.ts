import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './kept-answer'
import { NO_SITE } from './placement'
import type { Placement } from './placement'

/** Maximum size of all cached responses, and of one, in bytes. */
const MAX_BYTES = 96 * 1_048_576
const MAX_ENTRY_BYTES = 1_048_576
/** Maximum number and bytes of the 404 pages of one site: anybody can request any number of addresses. */
const MAX_MISSING = 200
const MAX_MISSING_BYTES = 4 * 1_048_576
/** Share of the memory from which on responses that nobody requested again are removed first. */
const FRESH_SHARE = 0.2

type Entry = Placement & { answer: CachedResponse; bytes: number; reads: number }
type Part = LRUCache<string, Entry>
/** The responses of a site: those that nobody requested again yet, those that somebody did, and 404 pages. */
type Group = { fresh: Part; read: Part; missing: Part; bytes: number }

/** Called for each response of a site that leaves, with the number of requests it answered. */
export type OnLeave = (key: string, reads: number) => void

/**
 * A cache of responses by key, bounded in bytes. Tags clear the entries that depend on changed content. When
 * it is full, entries that nobody requested again go first, unless they take less than a fifth, and of these
 * the oldest one of the site that has most: most addresses of large sites are requested once a day. Further
 * ones go the same way. So one site, however many addresses of it are requested, displaces nothing of the
 * others that is in use.
 * @see docs/product/figures.md#sites-that-share-a-server
 */
export class ResponseStore {
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #partByKey = new Map<string, Part>()
  readonly #groups = new Map<string, Group>()
  #bytes = 0
  #freshBytes = 0

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly onLeave: OnLeave = () => undefined,
  ) {}

  /** Finds a response that has not expired, and counts the read. */
  find(key: string): CachedResponse | undefined {
    const entry = this.#findEntry(key)
    if (!entry) return undefined
    entry.reads += 1
    if (entry.reads === 1) this.#moveToRead(key, entry)
    return entry.answer
  }

  /** Finds a response that has not expired, for a request that `find` has counted. */
  get(key: string): CachedResponse | undefined {
    return this.#findEntry(key)?.answer
  }

  #findEntry(key: string): Entry | undefined {
    const part = this.#partByKey.get(key)
    const found = part?.get(key)
    if (!found || found.answer.until > performance.now()) return found
    part?.delete(key)
    return undefined
  }

  /** Returns the number and bytes of the entries. */
  size(): { kept: number; bytes: number } {
    return { kept: this.#partByKey.size, bytes: this.#bytes }
  }

  /** Whether there is an entry, without counting a read. */
  has(key: string): boolean {
    return this.#partByKey.has(key)
  }

  /** Reports the reads of all entries so far, as if they left. */
  reportReads(): void {
    for (const [key, part] of this.#partByKey) {
      const entry = part.peek(key)
      if (!entry) continue
      this.#report(key, entry)
      entry.reads = 0
    }
  }

  /** Stores a response in the place of an earlier one. */
  keep(key: string, answer: CachedResponse, placement: Placement): void {
    this.#partByKey.get(key)?.delete(key)
    // Two bytes a character: URLs may be longer than their responses.
    const bytes = answer.size + 2 * key.length
    if (bytes > Math.min(MAX_ENTRY_BYTES, this.maxBytes)) return
    const group = this.#groups.get(placement.group) ?? this.#createGroup()
    this.#groups.set(placement.group, group)
    const part = placement.isMissing ? group.missing : group.fresh
    this.#partByKey.set(key, part)
    for (const tag of placement.tags) {
      this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key))
    }
    group.bytes += bytes
    this.#bytes += bytes
    this.#freshBytes += bytes
    part.set(key, { ...placement, answer, bytes, reads: 0 })
    while (this.#bytes > this.maxBytes) this.#evict()
  }

  /** Removes the entries with any of the tags, or (null) all that depend on content. @returns their keys */
  clear(tags: readonly string[] | null): string[] {
    const names = tags ?? [...this.#keysByTag.keys()]
    const keys = new Set(names.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]))
    for (const key of keys) this.#partByKey.get(key)?.delete(key)
    return [...keys]
  }

  #createGroup(): Group {
    const { maxBytes: maxSize } = this
    return {
      fresh: this.#createPart({ maxSize }),
      read: this.#createPart({ maxSize }),
      missing: this.#createPart({ max: MAX_MISSING, maxSize: MAX_MISSING_BYTES }),
      bytes: 0,
    }
  }

  #createPart(bounds: { max?: number; maxSize: number }): Part {
    const part: Part = new LRUCache({
      ...bounds,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (entry, key) => {
        this.#forget(entry, key, part)
      },
    })
    return part
  }

  #moveToRead(key: string, entry: Entry): void {
    const group = this.#groups.get(entry.group)
    if (!group || entry.isMissing) return
    this.#partByKey.set(key, group.read)
    group.read.set(key, entry)
    group.fresh.delete(key)
    this.#freshBytes -= entry.bytes
  }

  #evict(): void {
    const isFresh = this.#freshBytes > this.maxBytes * FRESH_SHARE
    const bytesOf = ({ fresh, read, missing }: Group): number =>
      isFresh ? fresh.calculatedSize + missing.calculatedSize : read.calculatedSize
    let largest: Group | undefined
    for (const group of this.#groups.values()) {
      if (!largest || bytesOf(group) > bytesOf(largest)) largest = group
    }
    if (isFresh && largest?.missing.pop()) return
    if (isFresh) largest?.fresh.pop()
    else largest?.read.pop()
  }

  #report(key: string, { group, isMissing, reads }: Entry): void {
    if (group !== NO_SITE && !isMissing) this.onLeave(key, reads)
  }

  #forget(entry: Entry, key: string, part: Part): void {
    // It was moved to another part.
    if (this.#partByKey.get(key) !== part) return
    const { group: name, tags, bytes } = entry
    this.#partByKey.delete(key)
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
    this.#bytes -= bytes
    this.#report(key, entry)
    const group = this.#groups.get(name)
    if (part !== group?.read) this.#freshBytes -= bytes
    if (!group) return
    group.bytes -= bytes
    if (group.bytes === 0) this.#groups.delete(name)
  }
}
