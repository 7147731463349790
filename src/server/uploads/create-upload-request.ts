import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { PENDING, pendingName, removeOldFiles } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import type { ImageUpload } from '@/src/contract/media/image-write'
import { UPLOAD_SECONDS } from '@/src/contract/media/media'
import type { ImageType } from '@/src/domain/pictures/image-type'
import type { VideoType } from '@/src/domain/video-type'
import { environmentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { newUploadKey } from './upload-key'
import { signedUploadUrl } from './upload-url'

/** Uploads and fetched pictures together. */
export const UPLOADS_PER_USER: RateLimit = { name: 'uploads-user', attempts: 200, seconds: 3600 }

/**
 * Lifetime of unregistered uploads, and the minimum interval between clean-ups, in milliseconds.
 */
const PENDING_LIFETIME = 86_400_000
const SWEEP_EVERY = 3_600_000
const sweptAt = new WeakMap<MediaStorage, number>()

/**
 * Creates an upload URL for one picture: one key, one content type, 15 minutes. The file's own name is
 * personal and stored nowhere.
 * @throws Failure `rate_limited` after 200 in an hour
 */
export async function createUploadRequest(
  payload: Payload,
  { userId, contentType }: { userId: string; fileName: string; contentType: ImageType },
): Promise<ImageUpload> {
  await countAttempt(payload, UPLOADS_PER_USER, userId)
  return createUploadAddress(payload, userId, contentType)
}

/** Creates a URL for the upload of one file of a user, with one content type, valid for 15 minutes. */
export async function createUploadAddress(
  payload: Payload,
  userId: string,
  contentType: ImageType | VideoType,
): Promise<ImageUpload> {
  const storage = storageFor(payload.config.custom)
  sweep(payload, storage)
  const key = newUploadKey(environmentOf(payload).secret, userId, contentType)
  const expiresAt = new Date(Date.now() + UPLOAD_SECONDS * 1000)
  return {
    key,
    uploadUrl: await uploadUrl(payload, storage, key, contentType, expiresAt),
    method: 'PUT',
    headers: { 'content-type': contentType },
    expiresAt: expiresAt.toISOString(),
  }
}

function uploadUrl(
  payload: Payload,
  { uploads }: MediaStorage,
  key: string,
  contentType: string,
  expiresAt: Date,
): string | Promise<string> {
  if (uploads.kind === 'direct') return uploads.sign(pendingName(key), contentType, UPLOAD_SECONDS)
  return signedUploadUrl(environmentOf(payload), key, contentType, expiresAt)
}

/** Runs in the background: the upload does not wait for it. */
function sweep(payload: Payload, storage: MediaStorage): void {
  const now = Date.now()
  if (now - (sweptAt.get(storage) ?? 0) < SWEEP_EVERY) return
  sweptAt.set(storage, now)
  removeOldFiles(storage, PENDING, new Date(now - PENDING_LIFETIME)).catch((error: unknown) => {
    payload.logger.warn({ err: error, msg: 'Unregistered uploads could not be removed' })
  })
}
