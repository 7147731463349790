import type { S3Location } from './s3'
import type { MediaStorage } from './storage'

/**
 * Creates a bucket store that loads its client on first use: loading takes 0.3 s and 26 MB, which
 * deployments with media on disk and scripts without media save.
 */
export function createLazyS3(location: S3Location): MediaStorage {
  let loaded: Promise<MediaStorage> | undefined
  const store = (): Promise<MediaStorage> =>
    (loaded ??= import('./s3').then(({ s3Storage }) => s3Storage(location)))
  return {
    uploads: {
      kind: 'direct',
      sign: async (...args) => {
        const { uploads } = await store()
        if (uploads.kind !== 'direct') throw new Error('A bucket takes files itself.')
        return uploads.sign(...args)
      },
    },
    write: async (...args) => (await store()).write(...args),
    writeStream: async (...args) => (await store()).writeStream(...args),
    move: async (...args) => (await store()).move(...args),
    read: async (key) => (await store()).read(key),
    stream: async (...args) => (await store()).stream(...args),
    size: async (key) => (await store()).size(key),
    remove: async (key) => (await store()).remove(key),
    list: async function* (prefix) {
      yield* (await store()).list(prefix)
    },
    state: async () => (await store()).state(),
  }
}
