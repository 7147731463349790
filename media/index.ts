import { dirname, join } from 'node:path'
import { z } from 'zod'
import { diskCache } from './cache/disk-cache'
import { createFontStore } from './composed/fonts'
import type { FontShelf } from './composed/fonts'
import { diskStorage } from './storage/disk'
import { withSamples } from './storage/sample-pictures'
import { withWriteGuard } from './storage/write-guard'
import type { MarkReader } from './storage/write-guard'
import { createLazyS3 } from './storage/s3-when-needed'
import { withPreviousStore } from './storage/with-earlier'
import { pictureServer } from './serve'
import type { PictureServer } from './serve'
import type { MediaStorage } from './storage/storage'

const Location = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disk'), folder: z.string(), cacheFolder: z.string() }),
  z.object({
    kind: z.literal('s3'),
    bucket: z.string(),
    region: z.string(),
    endpoint: z.string().optional(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
    /** The folder of files stored before the bucket was configured. */
    folder: z.string(),
    cacheFolder: z.string(),
  }),
])

const Reader = z.custom<MarkReader>((value) => typeof value === 'function').optional()

/** The location of pictures and videos, and of computed sizes. */
export type MediaLocation = z.input<typeof Location>

/** Finds the media location of a deployment: the bucket of its settings, else its data folder. */
export function mediaLocation(settings: {
  dataDir: string
  s3: Omit<Extract<MediaLocation, { kind: 's3' }>, 'kind' | 'folder' | 'cacheFolder'> | undefined
}): MediaLocation {
  const folders = {
    folder: `${settings.dataDir}/media`,
    cacheFolder: `${settings.dataDir}/media-cache`,
  }
  return settings.s3 ? { kind: 's3', ...settings.s3, ...folders } : { kind: 'disk', ...folders }
}

const current = new Map<string, MediaStorage>()

/** The store at a location that new files are written to; one instance for each location. */
export function currentStore(location: MediaLocation): MediaStorage {
  const id = JSON.stringify(location)
  const known = current.get(id)
  if (known) return known
  const store = location.kind === 's3' ? createLazyS3(location) : diskStorage(location.folder)
  current.set(id, store)
  return store
}

/** The store of originals at a location. */
export const storageAt = (location: MediaLocation): MediaStorage =>
  location.kind === 's3'
    ? withPreviousStore(currentStore(location), diskStorage(location.folder))
    : currentStore(location)

/** The media services of a deployment; `fonts` are for text in composed pictures. */
export type Media = {
  storage: MediaStorage
  /** Whether the store is a bucket, which several machines can share. */
  isBucket: boolean
  pictures: PictureServer
  fonts: FontShelf
  /** Removes a file for good, with all its cached sizes. */
  remove: (key: string) => Promise<void>
}

/** The fonts that pages are served with, where a build puts them. */
const SERVED_FONTS = join(process.cwd(), 'public', 'fonts')

/** The folder of the demo sites, whose pictures templates show on a site without recipes. */
const DEMO = join(process.cwd(), 'demo')

/** Maximum size of the cache of resized pictures on disk, in bytes. */
const MAX_CACHE_BYTES = 2 * 1024 ** 3

const opened = new WeakMap<object, Media>()

/** Returns the media services that `payload.config.ts` has put into the configuration's custom part. */
export function mediaOf(custom: Record<string, unknown> | undefined): Media {
  const known = custom && opened.get(custom)
  if (known) return known
  const location = Location.parse(custom?.['media'])
  const readMark = Reader.parse(custom?.['mediaMark'])
  const stored = storageAt(location)
  const current = currentStore(location)
  const storage = readMark ? withWriteGuard(stored, { current, readMark }) : stored
  const cache = diskCache(location.cacheFolder, MAX_CACHE_BYTES)
  const fonts = createFontStore(SERVED_FONTS, join(dirname(location.cacheFolder), 'lettering'))
  const media = {
    storage,
    isBucket: location.kind === 's3',
    pictures: pictureServer(withSamples(storage, DEMO), cache),
    fonts,
    remove: async (key: string) => {
      await storage.remove(key)
      await cache.removeAll(key)
    },
  }
  if (custom) opened.set(custom, media)
  return media
}

/** The store of originals. */
export const storageFor = (custom: Record<string, unknown> | undefined): MediaStorage =>
  mediaOf(custom).storage
