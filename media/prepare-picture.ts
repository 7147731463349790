import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { readBmp } from './bmp'
import { uploadGate } from './gate'
import { convertHeicToJpeg } from './heic'
import { DECODE_SECONDS, MAX_PIXELS, MAX_SIDE } from './limits'
import { removeMetadata } from './metadata/clean'
import { sniffImageType, unreadableKind } from './sniff'
import { prepareDrawing } from './svg/prepare'
import {
  damagedPictureError,
  tooLong,
  tooManyPixelsError,
  UnreadablePictureError,
} from './unreadable'

/** A picture ready to be stored: bytes, type, size and placeholder. */
export type PreparedPicture = {
  data: Buffer
  mimeType: ImageType
  /** Displayed size in pixels, after rotation. */
  width: number
  height: number
  /** A tiny WebP as data URL, shown while the picture loads. */
  lqip: string
}

const NAMES: Readonly<Record<ImageType, string>> = {
  'image/jpeg': 'a JPEG',
  'image/png': 'a PNG',
  'image/webp': 'a WebP',
  'image/gif': 'a GIF',
  'image/avif': 'an AVIF',
  'image/heic': 'a HEIC',
  'image/heif': 'a HEIF',
  'image/svg+xml': 'an SVG',
  'image/tiff': 'a TIFF',
  'image/bmp': 'a BMP',
}

/**
 * Normalises an upload: detects the type from its bytes, removes metadata and script, converts HEIC to
 * JPEG, TIFF and BMP to WebP. With `declared`, refuses a file of another type. Parties, such as users and
 * sites, share the queue round-robin.
 * @throws UnreadablePictureError with a message for the sender, BusyError when too many wait
 */
export async function preparePicture(
  data: Buffer,
  { declared, party }: { declared?: ImageType | undefined; party?: string | undefined } = {},
): Promise<PreparedPicture> {
  if (data.length > MAX_UPLOAD_BYTES) {
    throw new UnreadablePictureError(
      `This file is larger than ${MAX_UPLOAD_BYTES / 1024 / 1024} MB. Please make it smaller.`,
    )
  }
  const type = sniffImageType(data)
  if (!type) throw unreadable(data)
  if (declared && !isSameKind(type, declared)) {
    throw new UnreadablePictureError(`This file is ${NAMES[type]}, not ${NAMES[declared]}.`)
  }
  return uploadGate(async () => {
    const kept = await bytesToKeep(data, type)
    return { ...kept, ...(await describe(kept.data, kept.mimeType)) }
  }, party)
}

function unreadable(data: Buffer): UnreadablePictureError {
  const kind = unreadableKind(data)
  return new UnreadablePictureError(
    kind === null
      ? 'This file is not a picture we can read.'
      : `This file is ${kind}, which we cannot read. Save it as JPEG or PNG.`,
  )
}

const WEBP_QUALITY = 90

/** Converts a TIFF or BMP, which browsers do not show, to an upright WebP. */
async function webpOf(picture: Sharp): Promise<Buffer> {
  const upright = picture.autoOrient().toColorspace('srgb')
  return orBroken(
    upright.webp({ quality: WEBP_QUALITY }).timeout({ seconds: DECODE_SECONDS }).toBuffer(),
  )
}

/** Whether a detected type matches the declared one; HEIC and HEIF count as the same. */
const isSameKind = (type: ImageType, declared: ImageType): boolean =>
  type === declared || (isHeif(type) && isHeif(declared))

const isHeif = (type: ImageType): boolean => type === 'image/heic' || type === 'image/heif'

async function bytesToKeep(
  data: Buffer,
  type: ImageType,
): Promise<Pick<PreparedPicture, 'data' | 'mimeType'>> {
  if (type === 'image/svg+xml') return { data: await prepareDrawing(data), mimeType: type }
  if (type === 'image/heic' || type === 'image/heif') {
    return { data: await convertHeicToJpeg(data), mimeType: 'image/jpeg' }
  }
  if (type === 'image/bmp')
    return { data: await webpOf(await readBmp(data)), mimeType: 'image/webp' }
  await readSize(data)
  if (type === 'image/tiff') {
    return { data: await webpOf(reader(data, type)), mimeType: 'image/webp' }
  }
  return { data: await removeMetadata(data, type), mimeType: type }
}

async function describe(
  data: Buffer,
  type: ImageType,
): Promise<Pick<PreparedPicture, 'width' | 'height' | 'lqip'>> {
  const size = await readSize(data)
  return { ...size, lqip: await makeLqip(data, type) }
}

/** Reads only the header, so that a picture too large to decode is refused first. */
async function readSize(data: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient, width, height } = await orBroken(
    sharp(data, { limitInputPixels: false }).metadata(),
  )
  if (width * height > MAX_PIXELS) throw tooManyPixelsError()
  if (Math.max(width, height) > MAX_SIDE) throw tooLong()
  return autoOrient
}

/** Decodes the whole picture, so that a damaged one is detected now and not when it is shown. */
async function makeLqip(data: Buffer, type: ImageType): Promise<string> {
  const tiny = await orBroken(
    reader(data, type)
      .autoOrient()
      .resize({ width: 20, height: 20, fit: 'inside' })
      .webp({ quality: 30, effort: 2 })
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer(),
  )
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Good photos often have warnings; a truncated file is an error. */
const reader = (data: Buffer, type: ImageType): Sharp =>
  sharp(data, {
    limitInputPixels: MAX_PIXELS,
    failOn: type === 'image/svg+xml' ? 'none' : 'error',
  })

async function orBroken<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    throw damagedPictureError(error)
  }
}
