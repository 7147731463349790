/**
 * The eight kinds of pictures that may be uploaded, and their file endings.
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
} as const

export type ImageType = keyof typeof IMAGE_EXTENSIONS

/** The content types alone. */
export const IMAGE_TYPES = Object.keys(IMAGE_EXTENSIONS) as readonly ImageType[]
