import type { MediaStorage } from './storage'

/**
 * Adds the files of the previously used store: reads, lists and deletes them there, and writes new files
 * only to the current store. A bucket can thus be added to an installation with pictures in a folder.
 * @see docs/product/media.md#a-bucket-set-later
 */
export const withPreviousStore = (store: MediaStorage, earlier: MediaStorage): MediaStorage => ({
  ...store,
  read: async (key) => (await store.read(key)) ?? earlier.read(key),
  stream: async (key, range) => (await store.stream(key, range)) ?? earlier.stream(key, range),
  size: async (key) => (await store.size(key)) ?? earlier.size(key),
  list: async function* (prefix) {
    yield* store.list(prefix)
    yield* earlier.list(prefix)
  },
  remove: async (key) => {
    await Promise.all([store.remove(key), earlier.remove(key)])
  },
})
