import { LRUCache } from 'lru-cache'

/**
 * Creates an in-memory LRU cache of bytes, `maxBytes` in total. Does not cache entries larger than an
 * eighth of the total, which would evict too many others.
 */
export const createByteCache = <Value extends { data: Uint8Array }>(
  maxBytes: number,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    // The library does not accept a size of 0.
    sizeCalculation: ({ data }) => Math.max(1, data.length),
  })
