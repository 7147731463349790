import type { DiskCache } from './cache/disk-cache'
import { substituteVariant, variantName } from './variant'
import type { Variant } from './variant'

/** A computed size of a picture with its file name. */
export type ComputedVariant = { name: string; data: Buffer }

/** The cached variants of pictures, with a maximum number for each picture and format. */
export type VariantStore = {
  isCrowded: (key: string, variant: Variant) => Promise<boolean>
  /** Finds a variant to show instead of one that is not cached. */
  standIn: (key: string, variant: Variant) => Promise<ComputedVariant | null>
  /** Stores a variant; evicts the least recently used one when space is short. */
  keep: (key: string, variant: Variant, data: Buffer) => Promise<void>
}

/** Manages the cached variants of pictures. */
export function variantStore(cache: DiskCache, most: number): VariantStore {
  const namesLike = async (key: string, { format }: Variant): Promise<string[]> =>
    (await cache.names(key)).filter((name) => name.endsWith(`.${format}`))
  return {
    isCrowded: async (key, variant) => (await namesLike(key, variant)).length >= most,
    standIn: async (key, variant) => {
      const name = substituteVariant(variant, await namesLike(key, variant))
      const data = name === null ? null : await cache.read(key, name)
      return name === null || data === null ? null : { name, data }
    },
    keep: async (key, variant, data) => {
      try {
        const others = await namesLike(key, variant)
        if (others.length >= most) await cache.removeOldest(key, others)
        await cache.write(key, variantName(variant), data)
      } catch {
        // A cache that cannot be written (a full disk) makes pictures slower, not missing.
        return
      }
    },
  }
}
