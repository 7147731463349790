/**
 * The types of videos that may be uploaded, and their file extensions.
 * @see docs/product/media.md#kinds-of-videos
 */
export const VIDEO_EXTENSIONS = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
} as const

export type VideoType = keyof typeof VIDEO_EXTENSIONS

/** The content types of videos that may be uploaded. */
export const VIDEO_TYPES = Object.keys(VIDEO_EXTENSIONS) as readonly VideoType[]

/** The type that a video is stored as: QuickTime files are stored as MP4, which browsers play. */
export type StoredVideoType = Exclude<VideoType, 'video/quicktime'>

/** Maps the type of an uploaded video to the type it is stored as. */
export const storedVideoType = (type: VideoType): StoredVideoType =>
  type === 'video/webm' ? 'video/webm' : 'video/mp4'
