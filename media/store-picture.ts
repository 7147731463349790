import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { IMAGE_EXTENSIONS } from '@/src/domain/image-type'
import type { ImageType } from '@/src/domain/image-type'
import type { MediaStorage } from './storage'

/** At most this many pixels are decoded (contract, Images). */
export const MAX_PIXELS = 40_000_000

/** What is known of a picture once it is stored. */
export type StoredPicture = {
  key: string
  mimeType: ImageType
  filesize: number
  width: number
  height: number
  /** A tiny WebP as data URL, shown while the picture loads. */
  lqip: string
}

/** A file that is not a picture we can read. */
export class UnreadablePictureError extends Error {
  override readonly name = 'UnreadablePictureError'
}

const FORMATS: Readonly<Record<string, ImageType>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
  svg: 'image/svg+xml',
}

/**
 * Stores a picture as it is, under a new key, after looking at its bytes (never at its name).
 * @throws UnreadablePictureError when sharp cannot read it or it has more than 40 megapixels
 */
export async function storePicture(storage: MediaStorage, data: Buffer): Promise<StoredPicture> {
  const { mimeType, width, height, lqip } = await describePicture(data)
  const key = `${randomUUID()}.${IMAGE_EXTENSIONS[mimeType]}`
  await storage.write(key, data, mimeType)
  return { key, mimeType, filesize: data.length, width, height, lqip }
}

async function describePicture(
  data: Buffer,
): Promise<Pick<StoredPicture, 'mimeType' | 'width' | 'height' | 'lqip'>> {
  try {
    const { format, autoOrient } = await sharp(data, { limitInputPixels: MAX_PIXELS }).metadata()
    const mimeType = FORMATS[format]
    if (!mimeType) throw new UnreadablePictureError(`Pictures of kind ${format} are not accepted.`)
    return { mimeType, ...autoOrient, lqip: await makeLqip(data) }
  } catch (error) {
    if (error instanceof UnreadablePictureError) throw error
    throw new UnreadablePictureError('This file is not a picture we can read.', { cause: error })
  }
}

async function makeLqip(data: Buffer): Promise<string> {
  const tiny = await sharp(data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: 20, height: 20, fit: 'inside' })
    .webp({ quality: 30, effort: 2 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}
