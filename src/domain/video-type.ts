/**
 * The kinds of videos that may be uploaded, and their file endings.
 * @see docs/product/media.md#kinds-of-videos
 */
export const VIDEO_EXTENSIONS = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
} as const

export type VideoType = keyof typeof VIDEO_EXTENSIONS

/** The content types alone. */
export const VIDEO_TYPES = Object.keys(VIDEO_EXTENSIONS) as readonly VideoType[]

/** The kinds a video is kept as: a QuickTime file is read by browsers as an MP4. */
export type KeptVideoType = Exclude<VideoType, 'video/quicktime'>

/** The kind a file of a kind is kept as. */
export const keptVideoType = (type: VideoType): KeptVideoType =>
  type === 'video/webm' ? 'video/webm' : 'video/mp4'
