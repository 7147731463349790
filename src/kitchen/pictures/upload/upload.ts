import { call } from '@/src/api/call'
import { whenFree } from '@/src/api/when-free'
import type { Picture } from '@/src/contract/media/picture'
import { MAX_NAME, MAX_UPLOAD_BYTES, MEGABYTE } from '@/src/domain/pictures/upload-limit'
import { IMAGE_EXTENSIONS, IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { RefusedFile } from '../../uploads/refused-file'
import { FileRejected, sendFile } from '../../uploads/send-file'
import type { UploadOptions } from '../../uploads/send-file'

/**
 * The type of a picture file: phones name none for HEIC.
 * @throws RefusedFile for another kind of file, or one that is too large
 */
export function pictureType(file: Pick<File, 'name' | 'type' | 'size'>): ImageType {
  const ending = file.name
    .toLowerCase()
    .split('.')
    .at(-1)
    ?.replace('jpeg', 'jpg')
    .replace('tiff', 'tif')
  const type =
    IMAGE_TYPES.find((each) => each === file.type) ??
    IMAGE_TYPES.find((each) => IMAGE_EXTENSIONS[each] === ending)
  if (!type && isVideo(file)) {
    throw new RefusedFile(
      `“${file.name}” is a video. Add it below under “Video, people, language”, or to a step from its menu.`,
    )
  }
  if (!type) {
    throw new RefusedFile(
      `“${file.name}” is not a JPEG, PNG, WebP, AVIF, GIF, SVG, HEIC, TIFF or BMP picture.`,
    )
  }
  if (file.size === 0) throw new RefusedFile(`“${file.name}” is empty.`)
  if (file.size > MAX_UPLOAD_BYTES) {
    const most = MAX_UPLOAD_BYTES / MEGABYTE
    throw new RefusedFile(`“${file.name}” is larger than ${most} MB. Please make it smaller.`)
  }
  return type
}

/**
 * Uploads a picture and registers it for a site. `onProgress` is given the share that was sent, 0 to 1.
 * @throws RefusedFile, ApiError; TypeError when the network fails; AbortError when it was cancelled
 */
export async function uploadPicture(
  site: string,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<Picture> {
  const contentType = pictureType(file)
  const body = { fileName: file.name || 'picture', contentType }
  const upload = await whenFree(() => call('createImageUpload', { body, signal }), signal)
  await whenFree(() => sendFile(upload, file, { signal, onProgress }), signal).catch(
    (error: unknown) => {
      throw error instanceof FileRejected ? refusal(file.name, error.status) : error
    },
  )
  const registered = { key: upload.key, name: file.name.slice(0, MAX_NAME) }
  const { picture } = await whenFree(
    () => call('createPicture', { params: { site }, body: registered, signal }),
    signal,
  )
  return picture
}

const isVideo = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  type.startsWith('video/') || /\.(?:mp4|m4v|mov|webm|mkv|avi)$/i.test(name)

/** The refusal of a store; an upload URL that has expired is another one when it is tried again. */
function refusal(name: string, status: number): RefusedFile {
  if (status === 403) return new RefusedFile(`“${name}” was not uploaded in time.`, true)
  return new RefusedFile(
    status === 413 ? `“${name}” is too large.` : `“${name}” could not be read as a picture.`,
  )
}
