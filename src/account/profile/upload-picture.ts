import { call } from '@/src/api/call'
import type { Image } from '@/src/contract/media/image'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'

/** A rejected picture, with the message for its user. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused'
}

/**
 * Uploads and registers a picture of the user.
 * @throws PictureRefused for a file that is no picture or was not stored; as `call`, and a TypeError when
 *   the network fails
 */
export async function uploadPicture(file: File): Promise<Image> {
  const contentType = IMAGE_TYPES.find((type) => type === file.type)
  if (!contentType)
    throw new PictureRefused('This file is not a supported picture. Choose another one.')
  const upload = await call('createImageUpload', { body: { fileName: file.name, contentType } })
  const sent = await fetch(upload.uploadUrl, {
    method: upload.method,
    headers: upload.headers,
    body: file,
  })
  if (!sent.ok) throw new PictureRefused('The picture could not be uploaded. Please try again.')
  const { image } = await call('createImage', { body: { key: upload.key } })
  return image
}
