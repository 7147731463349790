import { LRUCache } from 'lru-cache'

/**
 * Keeps bytes in memory, `maxBytes` in all; the entry used longest ago goes first. What is larger than
 * an eighth of all would push out too much else, and is not kept.
 */
export const keptBytes = <Value extends { data: Uint8Array }>(
  maxBytes: number,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    // Nothing has no size that the library takes.
    sizeCalculation: ({ data }) => Math.max(1, data.length),
  })
