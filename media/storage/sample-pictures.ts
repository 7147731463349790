import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStorage } from './storage'

const SAMPLE = /^sample\.([a-z]+)\.([a-z-]+\.webp)$/

/** The key of a picture of a demo site, which is served whether or not the demo was filled in. */
export const sampleKey = (site: string, name: string): string => `sample.${site}.${name}.webp`

/** The originals that pictures are computed from. */
export type PictureSource = Pick<MediaStorage, 'read' | 'size'>

/**
 * Adds the pictures of the demo sites to a store, from the demo's folder.
 * @see docs/product/kitchen.md#first-run
 */
export function withSamples(store: PictureSource, folder: string): PictureSource {
  const fileOf = (key: string): string | null => {
    const [, site, name] = SAMPLE.exec(key) ?? []
    return site && name ? join(folder, site, 'images', name) : null
  }
  return {
    read: (key) => {
      const file = fileOf(key)
      return file ? readFile(file).catch(() => null) : store.read(key)
    },
    size: (key) => {
      const file = fileOf(key)
      const found = file && stat(file).then(({ size }) => size)
      return found ? found.catch(() => null) : store.size(key)
    },
  }
}
