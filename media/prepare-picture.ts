import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { uploadGate } from './gate'
import { jpegOfHeic } from './heic'
import { DECODE_SECONDS, MAX_PIXELS, MAX_SIDE } from './limits'
import { withoutMetadata } from './metadata/clean'
import { isTiff, sniffImageType, unreadableKind } from './sniff'
import { prepareDrawing } from './svg/prepare'
import { damagedPicture, tooLong, tooManyPixels, UnreadablePictureError } from './unreadable'

/** A picture ready to be stored: bytes, type, size and placeholder. */
export type PreparedPicture = {
  data: Buffer
  mimeType: ImageType
  /** Pixels as it is shown, after turning. */
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
}

/**
 * Makes of a file what is kept of it, whichever door it came through: what it is, its bytes tell and
 * never its name; places and other notes of cameras go, script in drawings goes, HEIC becomes JPEG, and
 * so does TIFF where no type was declared.
 * With `declared`, a file of another kind is refused. Parties, such as users and sites, take turns in the
 * queue.
 * @throws UnreadablePictureError with words for the person who sent it, BusyError when too many wait
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
  if (isTiff(data) && !declared) {
    return uploadGate(async () => {
      const kept = await pictureOfTiff(data)
      return { ...kept, ...(await describe(kept.data, kept.mimeType)) }
    }, party)
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
  const kind = isTiff(data) ? 'a TIFF' : unreadableKind(data)
  return new UnreadablePictureError(
    kind === null
      ? 'This file is not a picture we can read.'
      : `This file is ${kind}, which we cannot read. Save it as JPEG or PNG.`,
  )
}

const TIFF_QUALITY = 90

/** A scan as JPEG, or as PNG where parts of it are transparent: browsers show no TIFF. */
async function pictureOfTiff(data: Buffer): Promise<Pick<PreparedPicture, 'data' | 'mimeType'>> {
  await readSize(data)
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const { hasAlpha } = await orBroken(sharp(data, limits).metadata())
  const upright = sharp(data, limits).autoOrient().toColorspace('srgb')
  const written = hasAlpha ? upright.png() : upright.jpeg({ quality: TIFF_QUALITY })
  const kept = await orBroken(written.timeout({ seconds: DECODE_SECONDS }).toBuffer())
  return { data: kept, mimeType: hasAlpha ? 'image/png' : 'image/jpeg' }
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
    return { data: await jpegOfHeic(data), mimeType: 'image/jpeg' }
  }
  await readSize(data)
  return { data: await withoutMetadata(data, type), mimeType: type }
}

async function describe(
  data: Buffer,
  type: ImageType,
): Promise<Pick<PreparedPicture, 'width' | 'height' | 'lqip'>> {
  const size = await readSize(data)
  return { ...size, lqip: await makeLqip(data, type) }
}

/** Reads the header only: a picture that would be too large to decode is refused before. */
async function readSize(data: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient, width, height } = await orBroken(
    sharp(data, { limitInputPixels: false }).metadata(),
  )
  if (width * height > MAX_PIXELS) throw tooManyPixels()
  if (Math.max(width, height) > MAX_SIDE) throw tooLong()
  return autoOrient
}

/** Decodes the picture whole, so that a damaged one is found out now and not when it is shown. */
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

/** Warnings are common in good photos; a file that is cut short is an error. */
const reader = (data: Buffer, type: ImageType): Sharp =>
  sharp(data, {
    limitInputPixels: MAX_PIXELS,
    failOn: type === 'image/svg+xml' ? 'none' : 'error',
  })

async function orBroken<Value>(promise: Promise<Value>): Promise<Value> {
  try {
    return await promise
  } catch (error) {
    throw damagedPicture(error)
  }
}
