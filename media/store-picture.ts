import { randomUUID } from 'node:crypto'
import { IMAGE_EXTENSIONS } from '@/src/domain/pictures/image-type'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { preparePicture } from './prepare-picture'
import type { PreparedPicture } from './prepare-picture'
import type { MediaStorage } from './storage/storage'

/** A stored picture: key, type, sizes and placeholder. */
export type StoredPicture = Omit<PreparedPicture, 'data'> & { key: string; filesize: number }

/**
 * Stores a picture, normalised by `preparePicture`, under a given key or a new one.
 * @throws UnreadablePictureError when it is no supported picture; then nothing is stored
 */
export async function storePicture(
  storage: MediaStorage,
  file: Buffer,
  { key, declared, party }: { key?: string; declared?: ImageType; party?: string } = {},
): Promise<StoredPicture> {
  const { data, ...about } = await preparePicture(file, { declared, party })
  const name = key ?? `${randomUUID()}.${IMAGE_EXTENSIONS[about.mimeType]}`
  await storage.write(name, data, about.mimeType)
  return { ...about, key: name, filesize: data.length }
}
