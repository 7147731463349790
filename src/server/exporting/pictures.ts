import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { rows } from '../database/statements'

/** An exported picture of a site. */
export type ExportedPicture = {
  id: string
  key: string
  /** Its file in the export, named by its bytes. */
  name: string
  alt: string | null
  /** The original file name. */
  title: string | null
  width: number
  height: number
  lqip: string | null
  open: () => Promise<Readable | null>
}

const PICTURES = {
  name: 'export_pictures',
  text: `select id, key, alt, name as title, coalesce(width, 0)::int as width, coalesce(height, 0)::int as height,
      lqip from images where site_id = $1 order by key`,
}

/** Lists the pictures of a site with existing originals, each named by its content. */
export async function sitePictures(payload: Payload, siteId: string): Promise<ExportedPicture[]> {
  const storage = storageFor(payload.config.custom)
  const found = await rows<Omit<ExportedPicture, 'name' | 'open'>>(payload, PICTURES, [siteId])
  const pictures: ExportedPicture[] = []
  for (const picture of found) {
    const open = () => storage.stream(picture.key)
    const hash = await hashOf(await open())
    if (hash === null) continue
    const ending = /\.\w+$/.exec(picture.key)?.[0] ?? ''
    pictures.push({ ...picture, name: `${hash}${ending}`, open })
  }
  return named(pictures)
}

/** Identical bytes share a name, unless their descriptions differ. */
function named(pictures: readonly ExportedPicture[]): ExportedPicture[] {
  const keyOf = ({ name, alt, title, lqip }: ExportedPicture) =>
    JSON.stringify([name, alt, title, lqip])
  const sorted = pictures.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  let count = 0
  return sorted.map((picture, at) => {
    const before = sorted[at - 1]
    if (before?.name !== picture.name) count = 1
    else if (before.alt !== picture.alt || before.title !== picture.title) count += 1
    const name = count === 1 ? picture.name : picture.name.replace(/(?=\.|$)/, `-${count}`)
    return { ...picture, name }
  })
}

async function hashOf(stream: Readable | null): Promise<string | null> {
  if (!stream) return null
  const hash = createHash('sha256')
  for await (const piece of stream) if (Buffer.isBuffer(piece)) hash.update(piece)
  return hash.digest('hex').slice(0, 40)
}
