import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { DECODE_SECONDS, MAX_PIXELS } from '../limits'
import { damagedPictureError } from '../unreadable'
import { cleanAvif } from './avif'
import { cleanGif } from './gif'
import { cleanJpeg } from './jpeg'
import { orientationTiff } from './orientation'
import { cleanPng } from './png'
import { cleanWebp } from './webp'

/** Picture types that are stored as uploaded, without their metadata. */
export type PhotoType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif'

/**
 * Removes the location and other camera metadata from a photo. Preserves the coded pixels, the colour
 * profile and the orientation.
 * @throws UnreadablePictureError when the file structure is invalid
 */
export async function removeMetadata(data: Buffer, type: PhotoType): Promise<Buffer> {
  try {
    const cleaned = clean(data, type, (await sharp(data).metadata()).orientation)
    // A second parser checks the result: metadata that it still finds is refused.
    return tellsNothing(await sharp(cleaned).metadata()) ? cleaned : await codedAnew(data, type)
  } catch (error) {
    // Offsets outside of the file: thrown by Buffer.
    throw error instanceof RangeError ? damagedPictureError(error) : error
  }
}

function clean(data: Buffer, type: PhotoType, orientation: number | undefined): Buffer {
  if (type === 'image/jpeg') return cleanJpeg(data, orientation)
  if (type === 'image/png') return cleanPng(data, orientation)
  if (type === 'image/webp') return cleanWebp(data, orientation)
  return type === 'image/gif' ? cleanGif(data) : cleanAvif(data)
}

function tellsNothing({ exif, xmp, iptc, comments, orientation }: Metadata): boolean {
  if (xmp || iptc || (comments && comments.length > 0)) return false
  // In some formats the metadata begins with another `Exif` marker.
  return !exif || orientationTiff(orientation ?? 1).equals(exif.subarray(-26))
}

/** Re-encodes a file with an unknown structure: the picture is valid, only its container is replaced. */
async function codedAnew(data: Buffer, type: PhotoType): Promise<Buffer> {
  const picture = sharp(data, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: DECODE_SECONDS })
  if (type === 'image/jpeg') return picture.jpeg({ quality: 92 }).toBuffer()
  if (type === 'image/webp') return picture.webp({ quality: 92 }).toBuffer()
  if (type === 'image/avif') return picture.avif({ quality: 75, effort: 1 }).toBuffer()
  return type === 'image/gif' ? picture.gif().toBuffer() : picture.png().toBuffer()
}
