import { LRUCache } from 'lru-cache'
import type { KeptAnswer } from './kept-answer'

/** Maximum size of all cached responses, and of one, in bytes. */
const MAX_BYTES = 96 * 1_048_576
const MAX_ENTRY_BYTES = 1_048_576

/** Answers made of all sites' content have this tag: every change concerns them. */
export const ALL_SITES = '*'

/** Answers by their key, the least asked for going first; those of a site go together. */
export class KeptAnswers {
  readonly #tags = new Map<string, Set<string>>()
  readonly #kept = new LRUCache<string, { answer: KeptAnswer; tag: string | null }>({
    maxSize: MAX_BYTES,
    maxEntrySize: MAX_ENTRY_BYTES,
    // Two bytes a character: addresses may be longer than what they lead to.
    sizeCalculation: ({ answer }, key) => answer.size + 2 * key.length,
    dispose: ({ tag }, key) => {
      const keys = tag === null ? undefined : this.#tags.get(tag)
      keys?.delete(key)
      if (tag !== null && keys?.size === 0) this.#tags.delete(tag)
    },
  })

  /** An answer that is still true. */
  find(key: string): KeptAnswer | undefined {
    const found = this.#kept.get(key)?.answer
    if (!found || found.until > performance.now()) return found
    this.#kept.delete(key)
    return undefined
  }

  /** Number and bytes of the kept answers. */
  size(): { kept: number; bytes: number } {
    return { kept: this.#kept.size, bytes: this.#kept.calculatedSize }
  }

  /** Stores a response; `tag` names the content it depends on, null for immutable responses. */
  keep(key: string, answer: KeptAnswer, tag: string | null): void {
    this.#kept.set(key, { answer, tag })
    if (tag === null || !this.#kept.has(key)) return
    const keys = this.#tags.get(tag) ?? new Set<string>()
    this.#tags.set(tag, keys.add(key))
  }

  /** Lets go of everything made of a site, or (null) of any site. */
  clear(siteId: string | null): void {
    const cleared = siteId === null ? [...this.#tags.keys()] : [siteId, ALL_SITES]
    for (const tag of cleared) {
      for (const key of [...(this.#tags.get(tag) ?? [])]) this.#kept.delete(key)
    }
  }
}
