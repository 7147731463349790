import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import type { FontFamily } from '@/src/domain/appearance/font-families'

/** Family, and family of a font with more cuts than four. */
const FAMILY_NAMES = [1, 16]
const WINDOWS = 3
const RECORD_BYTES = 12

/**
 * Changes the family name of an SFNT font, in place (its `name` table). Many family names contain a cut or a
 * size, "Rubik Light" or "DM Sans 9pt", and a request for a family would be parsed that way. A name longer
 * than the old one is cut.
 */
function renameFamily(font: Uint8Array, name: string): void {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = nameTable(view)
  if (table === null) return
  const strings = table + view.getUint16(table + 4)
  for (let index = 0; index < view.getUint16(table + 2); index += 1) {
    const record = table + 6 + index * RECORD_BYTES
    const isFamily = FAMILY_NAMES.includes(view.getUint16(record + 6))
    if (!isFamily || view.getUint16(record) !== WINDOWS) continue
    const letters = name.slice(0, view.getUint16(record + 8) / 2)
    const start = strings + view.getUint16(record + 10)
    for (let at = 0; at < letters.length; at += 1) {
      view.setUint16(start + 2 * at, letters.charCodeAt(at))
    }
    view.setUint16(record + 8, letters.length * 2)
  }
}

function nameTable(view: DataView): number | null {
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16
    const letters = [0, 1, 2, 3].map((byte) => view.getUint8(entry + byte))
    if (String.fromCharCode(...letters) === 'name') return view.getUint32(entry + 8)
  }
  return null
}

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
export function createFontStore(served: string, cache: string): FontShelf {
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
