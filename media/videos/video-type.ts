const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  ogv: 'video/ogg',
}

/** The content type of a video by its key's ending; null when it is no video. */
export const videoTypeOf = (key: string): string | null =>
  TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()] ?? null
