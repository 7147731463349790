import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './kept-answer'

/** Maximum size of all cached responses, and of one, in bytes. */
const MAX_BYTES = 96 * 1_048_576
const MAX_ENTRY_BYTES = 1_048_576
/** Maximum number and bytes of the 404 pages of one site: anybody can request any number of addresses. */
const MAX_MISSING = 200
const MAX_MISSING_BYTES = 4 * 1_048_576

/** The group of responses that belong to no site. */
export const NO_SITE = ''

/** How a response is stored. */
export type Placement = {
  /** The id of the site whose share it takes; `NO_SITE` for files and lists of all sites. */
  group: string
  /** Tags of the content it depends on; none for immutable responses. */
  tags: readonly string[]
  /** Whether it is a 404 page. */
  isMissing: boolean
}

type Entry = Placement & { answer: CachedResponse; bytes: number; reads: number }
type Part = LRUCache<string, Entry>
type Group = { found: Part; missing: Part; bytes: number }

/** Called for each entry that leaves, with the number of requests it answered. */
export type OnLeave = (key: string, reads: number) => void

/**
 * A cache of responses by key, bounded in bytes. Tags clear the entries that depend on changed content. When
 * it is full, the largest group gives up the entry that it used longest ago, so that one site, however many
 * addresses of it are requested, takes nothing from sites that use less than their share.
 * @see docs/architecture.md#what-a-change-clears
 */
export class ResponseStore {
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #partByKey = new Map<string, Part>()
  readonly #groups = new Map<string, Group>()
  #bytes = 0

  constructor(
    private readonly maxBytes = MAX_BYTES,
    private readonly onLeave: OnLeave = () => undefined,
  ) {}

  /** Finds an entry that has not expired. */
  find(key: string): CachedResponse | undefined {
    const part = this.#partByKey.get(key)
    const found = part?.get(key)
    if (!found) return undefined
    if (found.answer.until > performance.now()) {
      found.reads += 1
      return found.answer
    }
    part?.delete(key)
    return undefined
  }

  /** Returns the number and bytes of the entries. */
  size(): { kept: number; bytes: number } {
    return { kept: this.#partByKey.size, bytes: this.#bytes }
  }

  /** Lists the entries with the number of requests that each answered. */
  *reads(): Generator<[key: string, reads: number]> {
    for (const [key, part] of this.#partByKey) yield [key, part.peek(key)?.reads ?? 0]
  }

  /** Stores a response in the place of an earlier one. */
  keep(key: string, answer: CachedResponse, placement: Placement): void {
    this.#partByKey.get(key)?.delete(key)
    // Two bytes a character: URLs may be longer than their responses.
    const bytes = answer.size + 2 * key.length
    if (bytes > Math.min(MAX_ENTRY_BYTES, this.maxBytes)) return
    const group = this.#groups.get(placement.group) ?? this.#createGroup()
    this.#groups.set(placement.group, group)
    const part = placement.isMissing ? group.missing : group.found
    this.#partByKey.set(key, part)
    for (const tag of placement.tags) {
      this.#keysByTag.set(tag, (this.#keysByTag.get(tag) ?? new Set()).add(key))
    }
    group.bytes += bytes
    this.#bytes += bytes
    part.set(key, { ...placement, answer, bytes, reads: 0 })
    while (this.#bytes > this.maxBytes) this.#evictFromLargest()
  }

  /** Removes the entries with any of the tags, or (null) all that depend on content. */
  clear(tags: readonly string[] | null): void {
    for (const tag of tags ?? [...this.#keysByTag.keys()]) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#partByKey.get(key)?.delete(key)
    }
  }

  #createGroup(): Group {
    const bounds = { sizeCalculation: ({ bytes }: Entry) => bytes }
    const dispose = (entry: Entry, key: string): void => this.#forget(entry, key)
    return {
      found: new LRUCache({ ...bounds, maxSize: this.maxBytes, dispose }),
      missing: new LRUCache({ ...bounds, max: MAX_MISSING, maxSize: MAX_MISSING_BYTES, dispose }),
      bytes: 0,
    }
  }

  #evictFromLargest(): void {
    let largest: Group | undefined
    for (const group of this.#groups.values()) {
      if (!largest || group.bytes > largest.bytes) largest = group
    }
    if (largest && !largest.missing.pop()) largest.found.pop()
  }

  #forget({ group: name, tags, bytes, reads }: Entry, key: string): void {
    this.#partByKey.delete(key)
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
    this.#bytes -= bytes
    const group = this.#groups.get(name)
    if (!group) return
    group.bytes -= bytes
    if (group.bytes === 0) this.#groups.delete(name)
    this.onLeave(key, reads)
  }
}
