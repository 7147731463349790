import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { BusyError } from '@/media/gate'
import { isMediaKey } from '@/media/storage/storage'
import { storePicture } from '@/media/store-picture'
import type { StoredPicture } from '@/media/store-picture'
import { UnreadablePictureError } from '@/media/unreadable'
import { invalidField } from '@/src/contract/failure'
import { MAX_IMAGE_NAME } from '@/src/contract/media/image'
import type { Image } from '@/src/contract/media/image'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { mediaKeyAt } from '@/src/domain/addresses/media-address'
import { environmentOf } from '../deployment'
import { presentImage } from '../images'
import { countAttempt } from '../rate-limits/rate-limit'
import { FetchProblem, fetchSafely, readAnswer } from '../web/fetch-safely'
import { UPLOADS_PER_USER } from './create-upload-request'
import { createRow } from './register-image'

const MAX_MILLISECONDS = 20_000
const TOO_LARGE = `The picture is larger than ${MAX_UPLOAD_BYTES / 1_048_576} MB`

/**
 * Creates a picture from a URL, for an imported recipe. Never requests a private address.
 * @throws Failure `validation_failed` at `url`, with the reason; `rate_limited`
 * @see docs/product/media.md#fetched-pictures
 */
export async function fetchImage(payload: Payload, userId: string, url: string): Promise<Image> {
  await countAttempt(payload, UPLOADS_PER_USER, userId)
  const picture = await storeFetched(payload, userId, url).catch((error: unknown) => {
    if (error instanceof BusyError) throw error
    throw invalidField('url', problemOf(error))
  })
  const row = await createRow(payload, { ...picture, alt: null, name: nameIn(url) }, userId)
  const image = presentImage({ ...row, crop: null })
  if (!image) throw new Error('A picture was stored and cannot be shown.')
  return image
}

/** Returns the file name in a URL, by which the picture library is searched. */
function nameIn(url: string): string | null {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  return last.slice(0, MAX_IMAGE_NAME) || null
}

async function storeFetched(payload: Payload, userId: string, url: string): Promise<StoredPicture> {
  const storage = storageFor(payload.config.custom)
  // A picture of a stored post is here already; anybody who knows its key may see it.
  const key = mediaKeyAt(environmentOf(payload).deployment, url)
  const kept = key !== null && isMediaKey(key) ? await storage.read(key) : null
  const file = kept ?? (await fetched(url, environmentOf(payload).privateAddresses))
  return storePicture(storage, file, { party: userId })
}

async function fetched(url: string, allowed: string[]): Promise<Buffer> {
  const { response } = await fetchSafely(url, {
    accept: 'image/avif,image/webp,image/*;q=0.9',
    signal: AbortSignal.timeout(MAX_MILLISECONDS),
    allowed,
  })
  if (response.statusCode !== 200) {
    response.destroy()
    throw new FetchProblem(`The picture's server responded with status ${response.statusCode ?? 0}`)
  }
  return readAnswer(response, MAX_UPLOAD_BYTES, TOO_LARGE)
}

const problemOf = (error: unknown): string =>
  error instanceof FetchProblem || error instanceof UnreadablePictureError
    ? error.message
    : 'The picture could not be fetched'
