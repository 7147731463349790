import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { rows } from '../database/statements'

/** An exported video of a site. */
export type ExportedVideo = {
  id: string
  key: string
  /** Its file in the export, named by its bytes. */
  name: string
  title: string | null
  posterId: string | null
  open: () => Promise<Readable | null>
}

type VideoRow = Pick<ExportedVideo, 'id' | 'key' | 'title' | 'posterId'>

const VIDEOS = {
  name: 'export_videos',
  text: `select id, key, title, poster_id as "posterId" from videos where site_id = $1 order by key`,
}

/**
 * Lists the videos of a site with existing files, each named by its content. Identical files share a name,
 * unless title or poster differ.
 * @param pictures the ids of pictures in the export
 */
export async function siteVideos(
  payload: Payload,
  siteId: string,
  pictures: ReadonlyMap<string, string>,
): Promise<ExportedVideo[]> {
  const storage = storageFor(payload.config.custom)
  const found: (VideoRow & { hash: string; told: string })[] = []
  for (const row of await rows<VideoRow>(payload, VIDEOS, [siteId])) {
    const hash = await hashOf(await storage.stream(row.key))
    if (hash === null) continue
    const poster = pictures.get(row.posterId ?? '') ?? null
    found.push({ ...row, hash, told: JSON.stringify([hash, row.title, poster]) })
  }
  const sorted = found.toSorted((one, other) => (one.told < other.told ? -1 : 1))
  let count = 0
  return sorted.map(({ hash, told, ...row }, at) => {
    const before = sorted[at - 1]
    if (before?.hash !== hash) count = 1
    else if (before.told !== told) count += 1
    const ending = /\.\w+$/.exec(row.key)?.[0] ?? ''
    const name = `${hash}${count === 1 ? '' : `-${count}`}${ending}`
    return { ...row, name, open: () => storage.stream(row.key) }
  })
}

async function hashOf(stream: Readable | null): Promise<string | null> {
  if (!stream) return null
  const hash = createHash('sha256')
  for await (const piece of stream) if (Buffer.isBuffer(piece)) hash.update(piece)
  return hash.digest('hex').slice(0, 40)
}
