import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ImageQuery } from '@/src/contract/media'
import { MAX_PIXELS } from './store-picture'

/** What a picture can be served as. */
export type ServedFormat = 'avif' | 'webp' | 'jpeg'

export const SERVED_TYPES: Readonly<Record<ServedFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** The best format a browser says it takes. */
export function formatFor(accept: string | null): ServedFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'jpeg'
}

/**
 * A picture cropped (in source pixels), then made to fit width and height, never enlarged. With both
 * given it fills them, cutting what is over.
 */
export async function transform(
  source: Buffer,
  { width, height, quality, crop }: ImageQuery,
  format: ServedFormat,
): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS }).autoOrient()
  if (crop) {
    const { autoOrient } = await sharp(source, { limitInputPixels: MAX_PIXELS }).metadata()
    picture.extract(inside(crop, autoOrient))
  }
  picture.resize({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    fit: 'cover',
    withoutEnlargement: true,
  })
  return encode(picture, format, quality).toBuffer()
}

/** A crop that reaches over the edge is cut to what is there. */
function inside(
  crop: NonNullable<ImageQuery['crop']>,
  size: { width: number; height: number },
): { left: number; top: number; width: number; height: number } {
  const left = Math.min(crop.x, size.width - 1)
  const top = Math.min(crop.y, size.height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(crop.width, size.width - left)),
    height: Math.max(1, Math.min(crop.height, size.height - top)),
  }
}

/** AVIF at effort 0 takes about as long as WebP; higher efforts take seconds. */
function encode(picture: Sharp, format: ServedFormat, quality: number): Sharp {
  if (format === 'avif') return picture.avif({ quality: Math.max(1, quality - 20), effort: 0 })
  if (format === 'webp') return picture.webp({ quality, effort: 2 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: false })
}
