import { createHash } from 'node:crypto'
import type { ImageQuery } from '@/src/contract/media'
import { ByteLru } from './cache/byte-lru'
import type { DiskCache } from './cache/disk-cache'
import { pictureGate, spareGate } from './gate'
import type { MediaStorage } from './storage'
import { SERVED_TYPES, transform } from './transform'
import type { ServedFormat } from './transform'
import { standIn, variantName } from './variant'
import type { Variant } from './variant'

/** A picture ready to be sent. */
export type ServedPicture = { data: Uint8Array<ArrayBuffer>; contentType: string; etag: string }

/** Gives pictures in any size. */
export type PictureServer = {
  /**
   * A picture in the size and format asked for; null when there is none under that key. Drawings
   * (SVG) are given as they are.
   * @throws BusyError when more is asked for than can be computed soon
   */
  serve: (key: string, query: ImageQuery, format: ServedFormat) => Promise<ServedPicture | null>
}

const MEMORY = 64 * 1024 * 1024
const SOURCES = 32 * 1024 * 1024

/**
 * So many sizes of one picture in one format are computed when they are asked for: ten widths in six
 * shapes. Who asks for more gets one that is there already and a little larger; where there is none,
 * it is computed in a lane of its own, one at a time, and takes the place of the one used longest
 * ago. So nobody fills the disk or keeps both places busy by counting through sizes.
 */
export const MAX_VARIANTS = 64

/** Computes variants once, however many ask at the same time, and keeps them in memory and on disk. */
export function pictureServer(
  storage: MediaStorage,
  cache: DiskCache,
  maxVariants = MAX_VARIANTS,
): PictureServer {
  const memory = new ByteLru<ServedPicture>(MEMORY)
  const underWay = new Map<string, Promise<ServedPicture | null>>()
  const make = maker(storage, cache, maxVariants)
  return {
    serve: async (key, query, format) => {
      const variant = { ...query, format }
      const id = `${key}/${key.endsWith('.svg') ? 'drawing' : variantName(variant)}`
      const kept = memory.get(id)
      if (kept) return kept
      const started = underWay.get(id) ?? make(key, variant).finally(() => underWay.delete(id))
      underWay.set(id, started)
      const picture = await started
      if (picture) memory.set(id, picture)
      return picture
    },
  }
}

function maker(storage: MediaStorage, cache: DiskCache, maxVariants: number) {
  const compute = computer(storage)
  return async (key: string, variant: Variant): Promise<ServedPicture | null> => {
    if (key.endsWith('.svg')) return served(await storage.read(key), key, 'image/svg+xml')
    const name = variantName(variant)
    const type = SERVED_TYPES[variant.format]
    const give = (data: Buffer | null, of: string) => served(data, `${key}/${of}`, type)
    const kept = await cache.read(key, name)
    if (kept) return give(kept, name)
    if ((await storage.size(key)) === null) return null
    const others = (await cache.names(key)).filter((other) => other.endsWith(variant.format))
    const isCrowded = others.length >= maxVariants
    const instead = isCrowded ? standIn(variant, others) : null
    const found = instead ? await cache.read(key, instead) : null
    if (instead && found) return give(found, instead)
    const data = isCrowded
      ? await spareGate(() => compute(key, variant))
      : await compute(key, variant)
    if (data && isCrowded) await cache.removeOldest(key, others)
    if (data) await keep(cache, key, name, data)
    return give(data, name)
  }
}

/** Sources are read when it is their turn: a long line would hold them all in memory. */
function computer(storage: MediaStorage) {
  const sources = new ByteLru<{ data: Buffer }>(SOURCES)
  return (key: string, variant: Variant): Promise<Buffer | null> =>
    pictureGate(async () => {
      const data = sources.get(key)?.data ?? (await storage.read(key))
      if (!data) return null
      sources.set(key, { data })
      return transform(data, variant, variant.format)
    })
}

/** A cache that cannot be written (a full disk) makes pictures slower, not missing. */
async function keep(cache: DiskCache, key: string, name: string, data: Buffer): Promise<void> {
  await cache.write(key, name, data).catch(() => undefined)
}

/** Keys and variants never change their bytes, so a tag is made of their names. */
function served(data: Buffer | null, id: string, contentType: string): ServedPicture | null {
  if (!data) return null
  const tag = createHash('sha256').update(id).digest('base64url').slice(0, 22)
  return { data: new Uint8Array(data), contentType, etag: `"${tag}"` }
}
