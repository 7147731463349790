import { createHash } from 'node:crypto'
import type { ImageQuery } from '@/src/contract/media/media'
import type { DiskCache } from './cache/disk-cache'
import { createByteCache } from './cache/kept-bytes'
import { pictureGate, spareGate } from './gate'
import { variantStore } from './variant-store'
import type { VariantStore, ComputedVariant } from './variant-store'
import { isMediaKey } from './storage/storage'
import type { PictureSource } from './storage/sample-pictures'
import { SERVED_TYPES, transform } from './transform'
import type { ServedFormat } from './transform'
import { variantName } from './variant'
import type { Variant } from './variant'

/** A picture ready to send. */
export type ServedPicture = { data: Uint8Array<ArrayBuffer>; contentType: string; etag: string }

/** Finds the site, or else the user, that owns a picture: the owners take turns in the queue. */
export type FindParty = () => Promise<string>

/** Serves pictures in any size. */
export type PictureServer = {
  /**
   * Returns a picture in the requested size and format; null when the key does not exist. Drawings (SVG)
   * are returned unchanged.
   * @throws BusyError when the queue is full
   */
  serve: (
    key: string,
    query: ImageQuery,
    format: ServedFormat,
    findParty?: FindParty,
  ) => Promise<ServedPicture | null>
}

const MEMORY = 64 * 1024 * 1024
const SOURCES = 32 * 1024 * 1024

/**
 * Maximum number of computed sizes for each picture and format: ten widths in six shapes. A further size is
 * answered with an existing, slightly larger one; without one it is computed in a separate queue, one at a
 * time, and replaces the least recently used.
 */
export const MAX_VARIANTS = 64

/** Computes each variant once, also under concurrent requests, and caches it in memory and on disk. */
export function pictureServer(
  storage: PictureSource,
  cache: DiskCache,
  maxVariants = MAX_VARIANTS,
): PictureServer {
  const memory = createByteCache<ServedPicture>(MEMORY)
  const underWay = new Map<string, Promise<ServedPicture | null>>()
  const make = maker(storage, cache, maxVariants)
  return {
    serve: async (key, query, format, findParty) => {
      if (!isMediaKey(key)) return null
      const variant = { ...query, format }
      const id = `${key}/${key.endsWith('.svg') ? 'drawing' : variantName(variant)}`
      const kept = memory.get(id)
      if (kept) return kept
      const started =
        underWay.get(id) ?? make(key, variant, findParty).finally(() => underWay.delete(id))
      underWay.set(id, started)
      const picture = await started
      if (picture) memory.set(id, picture)
      return picture
    },
  }
}

function maker(storage: PictureSource, cache: DiskCache, maxVariants: number) {
  const variants = variantStore(cache, maxVariants)
  const compute = computer(storage, variants)

  /** Checked again when its turn comes: concurrent requests may have computed it. */
  const makeUnlessCrowded = async (
    key: string,
    variant: Variant,
  ): Promise<ComputedVariant | null | 'crowd'> =>
    (await variants.isCrowded(key, variant)) ? 'crowd' : compute(key, variant)

  const makeInCrowd = async (
    key: string,
    variant: Variant,
    party: string,
  ): Promise<ComputedVariant | null> =>
    (await variants.standIn(key, variant)) ??
    spareGate(() => pictureGate(() => compute(key, variant), party), party)

  const find = async (
    key: string,
    variant: Variant,
    findParty: FindParty | undefined,
  ): Promise<ComputedVariant | null> => {
    const name = variantName(variant)
    const kept = await cache.read(key, name)
    if (kept) return { name, data: kept }
    if ((await storage.size(key)) === null) return null
    const party = (await findParty?.()) ?? ''
    const made = await pictureGate(() => makeUnlessCrowded(key, variant), party)
    return made === 'crowd' ? makeInCrowd(key, variant, party) : made
  }

  return async (
    key: string,
    variant: Variant,
    findParty: FindParty | undefined,
  ): Promise<ServedPicture | null> => {
    if (key.endsWith('.svg')) return served(await storage.read(key), key, 'image/svg+xml')
    const made = await find(key, variant, findParty)
    return served(made?.data ?? null, `${key}/${made?.name}`, SERVED_TYPES[variant.format])
  }
}

/** Sources are read when it is their turn: a long line would hold them all in memory. */
function computer(storage: PictureSource, variants: VariantStore) {
  const sources = createByteCache<{ data: Buffer }>(SOURCES)
  return async (key: string, variant: Variant): Promise<ComputedVariant | null> => {
    const source = sources.get(key)?.data ?? (await storage.read(key))
    if (!source) return null
    sources.set(key, { data: source })
    const data = await transform(source, variant, variant.format)
    await variants.keep(key, variant, data)
    return { name: variantName(variant), data }
  }
}

/** Keys and variants never change their bytes, so a tag is made of their names. */
function served(data: Buffer | null, id: string, contentType: string): ServedPicture | null {
  if (!data) return null
  const tag = createHash('sha256').update(id).digest('base64url').slice(0, 22)
  return { data: new Uint8Array(data), contentType, etag: `"${tag}"` }
}
