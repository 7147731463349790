import { call } from '@/src/api/call'
import { ApiError } from '@/src/api/api-error'
import { whenFree } from '@/src/api/when-free'
import type { Video } from '@/src/contract/media/image'
import { MAX_NAME, MEGABYTE } from '@/src/domain/pictures/upload-limit'
import { VIDEO_TYPES } from '@/src/domain/video-type'
import type { VideoType } from '@/src/domain/video-type'
import { uploadPicture } from '../pictures/upload/upload'
import { RefusedFile } from '../uploads/refused-file'
import { FileRejected, sendFile } from '../uploads/send-file'
import type { UploadOptions } from '../uploads/send-file'
import { posterFrame } from './poster-frame'

const ENDINGS: Readonly<Record<string, VideoType>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

/**
 * The type of a video file of at most `most` bytes.
 * @throws RefusedFile for another kind of file, an empty one, or one that is too large
 */
export function videoType(file: Pick<File, 'name' | 'type' | 'size'>, most: number): VideoType {
  const ending = file.name.toLowerCase().split('.').at(-1) ?? ''
  const type = VIDEO_TYPES.find((each) => each === file.type) ?? ENDINGS[ending]
  if (!type) throw new RefusedFile(`“${file.name}” is not an MP4, MOV or WebM video.`)
  if (file.size === 0) throw new RefusedFile(`“${file.name}” is empty.`)
  if (file.size > most) throw tooLarge(file, most)
  return type
}

/** The resumable upload of a video: retries continue where it stopped. */
export type VideoTransfer = { file: File; sentKey: string | null; posterId?: string | null }

/**
 * Uploads a video and a frame of it, and registers it for a site.
 * @throws RefusedFile, ApiError; TypeError when the network fails; AbortError when it was cancelled
 */
export async function uploadVideo(
  site: string,
  transfer: VideoTransfer,
  most: number,
  following: UploadOptions,
): Promise<Video> {
  const { file } = transfer
  const { signal } = following
  const contentType = videoType(file, most)
  transfer.sentKey ??= await sent(site, file, contentType, following)
  transfer.posterId ??= await sentPoster(site, file, signal)
  const { sentKey: key, posterId } = transfer
  const body = { key, title: file.name.slice(0, MAX_NAME), posterId }
  try {
    const register = () => call('createVideo', { params: { site }, body, signal })
    return (await whenFree(register, signal)).video
  } catch (error) {
    // A refused upload is gone.
    if (error instanceof ApiError && error.status === 422) transfer.sentKey = null
    throw error
  }
}

/** Sends a file; the key it is registered under. */
async function sent(
  site: string,
  file: File,
  contentType: VideoType,
  following: UploadOptions,
): Promise<string> {
  const body = { fileName: file.name, contentType, size: file.size }
  const { signal } = following
  const prepare = () => call('createVideoUpload', { params: { site }, body, signal })
  const upload = await whenFree(prepare, signal)
  await whenFree(() => sendFile(upload, file, following), signal).catch((error: unknown) => {
    if (!(error instanceof FileRejected)) throw error
    if (error.status === 413) throw tooLarge(file, upload.maxBytes)
    throw new RefusedFile(`“${file.name}” was not uploaded completely. Please try again.`, true)
  })
  return upload.key
}

/** A video without a poster is no failure. @throws AbortError when it was cancelled */
async function sentPoster(site: string, file: File, signal: AbortSignal): Promise<string | null> {
  const poster = await posterFrame(file)
  if (!poster) return null
  try {
    const following = { signal, onProgress: () => undefined }
    return (await uploadPicture(site, poster, following)).id
  } catch {
    signal.throwIfAborted()
    return null
  }
}

const tooLarge = ({ name }: Pick<File, 'name'>, most: number): RefusedFile =>
  new RefusedFile(
    `“${name}” is larger than ${most / MEGABYTE} MB. Shorten it, or save it at a lower resolution.`,
  )
