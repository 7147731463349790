import { LRUCache } from 'lru-cache'
import type { CachedResponse } from './kept-answer'

/** Maximum size of all cached responses, and of one, in bytes. */
const MAX_BYTES = 96 * 1_048_576
const MAX_ENTRY_BYTES = 1_048_576

/** Tag of responses that depend on all sites: every change clears them. */
export const ALL_SITES = '*'

/** An LRU cache of responses by key; the entries of a site are cleared together. */
export class ResponseStore {
  readonly #tags = new Map<string, Set<string>>()
  readonly #kept = new LRUCache<string, { answer: CachedResponse; tag: string | null }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    // Two bytes a character: URLs may be longer than their responses.
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    dispose: ({ tag }, key) => {
      const keys = tag === null ? undefined : this.#tags.get(tag)
      keys?.delete(key)
      if (tag !== null && keys?.size === 0) this.#tags.delete(tag)
    },
  })

  /** Finds an entry that has not expired. */
  find(key: string): CachedResponse | undefined {
    const found = this.#kept.get(key)?.answer
    if (!found || found.until > performance.now()) return found
    this.#kept.delete(key)
    return undefined
  }

  /** Returns the number and bytes of the entries. */
  size(): { kept: number; bytes: number } {
    return { kept: this.#kept.size, bytes: this.#kept.calculatedSize }
  }

  /** Stores a response; `tag` names the content it depends on, null for immutable responses. */
  keep(key: string, answer: CachedResponse, tag: string | null): void {
    this.#kept.set(key, { answer, tag })
    if (tag === null || !this.#kept.has(key)) return
    const keys = this.#tags.get(tag) ?? new Set<string>()
    this.#tags.set(tag, keys.add(key))
  }

  /** Removes all entries that depend on a site, or (null) on any site. */
  clear(siteId: string | null): void {
    const cleared = siteId === null ? [...this.#tags.keys()] : [siteId, ALL_SITES]
    for (const tag of cleared) {
      for (const key of [...(this.#tags.get(tag) ?? [])]) this.#kept.delete(key)
    }
  }
}
