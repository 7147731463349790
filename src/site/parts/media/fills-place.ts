import type { Image } from '@/src/contract/media/image'

/** Greatest enlargement of a picture beyond its own width. */
const MAX_STRETCH = 3

/**
 * Whether a picture may fill a place of a width in pixels: it is stretched to at most three times the
 * width of the part that is shown of it.
 * @see docs/product/site-pages.md#without-a-picture
 */
export const fillsPlace = (image: Pick<Image, 'width' | 'crop'>, place: number): boolean =>
  (image.crop ?? image).width * MAX_STRETCH >= place
