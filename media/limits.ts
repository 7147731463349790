/**
 * At most this many pixels are decoded.
 * @see docs/product/media.md#limits-of-pictures
 */
export const MAX_PIXELS = 40_000_000

/** Maximum pixels of the longer side: the limit of WebP, in which pictures are served. */
export const MAX_SIDE = 16_383

/** Maximum bytes of a drawing, which is parsed whole. */
export const MAX_SVG_BYTES = 2 * 1024 * 1024

/** Seconds after which the decoding of a picture is aborted. */
export const DECODE_SECONDS = 20
