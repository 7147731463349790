/**
 * The types of pictures that may be uploaded, and their file extensions.
 * @see docs/product/media.md#kinds-of-pictures
 */
export const IMAGE_EXTENSIONS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/heif': 'heif',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/bmp': 'bmp',
} as const

export type ImageType = keyof typeof IMAGE_EXTENSIONS

/**
 * Maps the type of an uploaded picture to the type it is stored as: types without browser support are
 * converted.
 */
export const storedImageType = (type: ImageType): ImageType => CONVERTED[type] ?? type

const CONVERTED: Partial<Record<ImageType, ImageType>> = {
  'image/heic': 'image/jpeg',
  'image/heif': 'image/jpeg',
  'image/tiff': 'image/webp',
  'image/bmp': 'image/webp',
}

/** The content types alone. */
export const IMAGE_TYPES = Object.keys(IMAGE_EXTENSIONS) as readonly ImageType[]
