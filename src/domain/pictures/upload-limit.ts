/**
 * Maximum size of an uploaded file, in bytes.
 * @see docs/product/media.md#upload
 */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/**
 * Default maximum size of an uploaded video in mebibytes: about two minutes of phone video.
 * @see docs/product/media.md#limits-of-videos
 */
export const DEFAULT_VIDEO_MB = 250

/** Bytes of a mebibyte, which the interface calls a megabyte. */
export const MEGABYTE = 1024 * 1024

/** Maximum length of the name of an uploaded file, in characters. */
export const MAX_NAME = 300
