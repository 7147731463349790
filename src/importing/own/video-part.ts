import http from 'node:http'
import type { OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import { readVideo } from '@/media/videos/read-video'
import { UnreadableVideoError } from '@/media/videos/unreadable-video'
import { storedSource } from '@/media/videos/video-source'
import { videoTypeOf } from '@/media/videos/video-type'
import { MAX_IMAGE_NAME } from '@/src/contract/media/image'
import { MEGABYTE } from '@/src/domain/pictures/upload-limit'
import { rows } from '@/src/server/database/statements'
import { environmentOf } from '@/src/server/deployment'
import { ImportProblem } from '../import-problem'
import type { StorePart } from '../import-row'
import type { SourceFile } from '../source/source-file'
import { getVideoKey } from './lookup'

/** The entry of a video in an export. */
export const ExportedVideo = z.object({
  file: z.string(),
  title: z.string().nullable(),
  /** The name of a picture in the export. */
  poster: z.string().nullable(),
})

const STORE = {
  name: 'own_import_video',
  text: `insert into videos (key, content_type, title, site_id, poster_id)
    values ($1, $2, $3, $4, $5) on conflict (key) do nothing`,
}

/** Stores the file of a video as a stream, with the checks of an upload. */
export const storeVideoPart =
  (video: z.infer<typeof ExportedVideo>, file: SourceFile): StorePart =>
  async ({ payload, siteId, lookup }) => {
    const key = getVideoKey(siteId, video.file.replace(/^.*\//, ''))
    const storage = storageFor(payload.config.custom)
    const { maxVideoBytes: most } = environmentOf(payload)
    const type = await storeFile(storage, key, file, most)
    const title = video.title?.slice(0, MAX_IMAGE_NAME) ?? null
    const poster = video.poster === null ? null : await lookup.imageId(video.poster)
    await rows(payload, STORE, [key, type, title, siteId, poster])
    return { outcome: 'created' }
  }

/** Checks a file and stores it; returns its type. @throws ImportProblem */
async function storeFile(
  storage: MediaStorage,
  key: string,
  file: SourceFile,
  most: number,
): Promise<string> {
  const name = pendingName(key)
  try {
    await send(storage, name, file, most)
    const source = await storedSource(storage, name)
    if (!source) throw new ImportProblem('This file is empty.')
    if (source.size > most) throw tooLarge(most)
    const { type, overwrites } = await readVideo(source)
    await storage.move(name, key, { contentType: type, overwrites })
    return type
  } catch (error) {
    await storage.remove(name)
    throw error instanceof UnreadableVideoError ? new ImportProblem(error.message) : error
  }
}

async function send(
  { uploads, remove }: MediaStorage,
  name: string,
  file: SourceFile,
  most: number,
): Promise<void> {
  if (file.size > most) throw tooLarge(most)
  const stream = await file.open()
  try {
    if (uploads.kind === 'through us') {
      // Left over from a killed import.
      await remove(name)
      if ((await uploads.receive(name, stream, most)) === 'too_large') throw tooLarge(most)
      return
    }
    const type = videoTypeOf(name) ?? 'video/mp4'
    const url = await uploads.sign(name, type, 3600)
    const status = await put(url, stream, { 'content-type': type, 'content-length': file.size })
    if (status >= 300) throw new Error(`The file storage returned ${status}`)
  } finally {
    stream.destroy()
  }
}

/** Uploads a stream to an address; returns the status of the response. */
const put = (url: string, stream: Readable, headers: OutgoingHttpHeaders): Promise<number> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http
    const sending = request(url, { method: 'PUT', headers }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    pipeline(stream, sending).catch(reject)
  })

const tooLarge = (most: number): ImportProblem =>
  new ImportProblem(`This video is larger than ${Math.floor(most / MEGABYTE)} MB.`)
