/**
 * At most this many pixels are decoded.
 * @see docs/product/media.md#limits-of-pictures
 */
export const MAX_PIXELS = 40_000_000

/** Pixels of the longer side at most: WebP holds no more, and pictures are served as one. */
export const MAX_SIDE = 16_383

/** A drawing is text that is read whole: larger ones are no logos. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024

/** Seconds after which a picture that is still being read is given up. */
export const DECODE_SECONDS = 20
