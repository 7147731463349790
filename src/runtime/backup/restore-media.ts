import { createReadStream, openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { mediaLocation, storageAt } from '@/media'
import type { MediaStorage } from '@/media/storage/storage'
import { videoTypeOf } from '@/media/videos/video-type'
import { IMAGE_EXTENSIONS } from '@/src/domain/pictures/image-type'
import type { Settings } from '@/src/runtime/startup/settings/settings'
import type { Backup } from './manifest'
import { contentPath, isStored, readMediaList } from './media-list'
import type { StoredMedia } from './media-list'

/** Lifetime of the address under which a bucket takes a file, in seconds; checked when a file begins. */
const ADDRESS_SECONDS = 300

/** Copies the media files of a backup into the store; skips those that it has already. */
export async function restoreMedia(
  settings: Pick<Settings, 'dataDir' | 's3'>,
  root: string,
  { folder, manifest }: Backup,
): Promise<number> {
  const storage = storageAt(mediaLocation(settings))
  let files = 0
  for await (const entry of readMediaList(join(folder, manifest.media.file))) {
    if (!isStored(entry)) continue
    if ((await storage.size(entry.key)) !== entry.bytes) await storeFile(storage, root, entry)
    files += 1
  }
  return files
}

async function storeFile(
  { uploads }: MediaStorage,
  root: string,
  { key, bytes, sha256 }: StoredMedia,
): Promise<void> {
  const path = join(root, contentPath(sha256))
  if (uploads.kind === 'through us') {
    const received = await uploads.receive(key, createReadStream(path), bytes)
    if (received === 'stored' || received === 'same' || bytes === 0) return
    throw new Error(`The file ${key} could not be stored: ${received}.`)
  }
  const type = contentType(key)
  const address = await uploads.sign(key, type, ADDRESS_SECONDS)
  const response = await fetch(address, {
    method: 'PUT',
    body: await openAsBlob(path),
    headers: { 'content-type': type },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`The bucket refused the file ${key}: ${response.status}.`)
}

/** The content type of a file by the extension of its key. */
function contentType(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1).toLowerCase()
  const image = Object.entries(IMAGE_EXTENSIONS).find(([, each]) => each === extension)
  return image?.[0] ?? videoTypeOf(key) ?? 'application/octet-stream'
}
