import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import type { FontFamily } from '@/src/domain/appearance/font-families'
import { renameFamily } from './rename-family'

/** A font file that text can be set in, and the name it answers to. */
export type SetFont = { path: string; name: string }

/** Finds the font files of a family: Latin first, then other scripts. */
export type FontShelf = (family: FontFamily) => Promise<readonly SetFont[]>

const SUBSETS = ['latin', 'latin-ext'] as const

/**
 * Converts the fonts of pages for rendering text into pictures: the renderer does not read WOFF2, so each
 * file is decompressed once into the cache.
 * @param served folder of the WOFF2 files
 * @param cache folder for the decompressed files
 */
export function fontShelf(served: string, cache: string): FontShelf {
  const ready = new Map<string, Promise<readonly SetFont[]>>()
  return (family) => {
    const known = ready.get(family.slug)
    if (known) return known
    const made = Promise.all(
      SUBSETS.map((subset) => unpack(family.slug, subset, { served, cache })),
    )
    ready.set(family.slug, made)
    made.catch(() => ready.delete(family.slug))
    return made
  }
}

async function unpack(
  slug: string,
  subset: string,
  { served, cache }: { served: string; cache: string },
): Promise<SetFont> {
  const file = `${slug}-${subset}-wght-normal`
  const font = await decompress(await readFile(join(served, `${file}.woff2`)))
  renameFamily(font, slug)
  const path = join(cache, `${file}.ttf`)
  const part = `${path}.${randomUUID()}`
  await mkdir(cache, { recursive: true })
  await writeFile(part, font)
  await rename(part, path)
  return { path, name: slug }
}
