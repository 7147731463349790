import type { MediaStorage } from './storage'

/**
 * Adds the files of the store that was used before: they are read and deleted there, new ones are written
 * to the present store alone. So a bucket can be set on an installation that kept its pictures in a folder.
 * @see docs/product/media.md#a-bucket-set-later
 */
export const withEarlier = (store: MediaStorage, earlier: MediaStorage): MediaStorage => ({
  ...store,
  read: async (key) => (await store.read(key)) ?? earlier.read(key),
  stream: async (key, range) => (await store.stream(key, range)) ?? earlier.stream(key, range),
  size: async (key) => (await store.size(key)) ?? earlier.size(key),
  remove: async (key) => {
    await Promise.all([store.remove(key), earlier.remove(key)])
  },
})
