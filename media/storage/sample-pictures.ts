import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStorage } from './storage'

const SAMPLE = /^sample\.([a-z]+)\.([a-z-]+\.webp)$/

/** The key of a picture of a demo site, which is served even where the demo was not imported. */
export const sampleKey = (site: string, name: string): string => `sample.${site}.${name}.webp`

/** A source of original pictures. */
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
      return file
        ? stat(file).then(
            ({ size }) => size,
            () => null,
          )
        : store.size(key)
    },
  }
}
