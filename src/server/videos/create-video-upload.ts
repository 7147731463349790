import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { VideoUpload, VideoUploadRequest } from '@/src/contract/media/video-write'
import { environmentOf } from '../deployment'
import { countAttempt } from '../rate-limits/rate-limit'
import type { RateLimit } from '../rate-limits/rate-limit'
import { createUploadAddress } from '../uploads/create-upload-request'
import { tooLargeMessage } from '../uploads/too-large'

/** As many bytes as of pictures, at the usual size. @see docs/product/limits.md#rate-limits */
export const VIDEOS_PER_USER: RateLimit = { name: 'videos-user', attempts: 20, seconds: 3600 }

/**
 * Creates an upload URL for one video: one key, one content type, 15 minutes.
 * @throws Failure `rate_limited` after 20 in an hour, `payload_too_large`
 * @see docs/product/media.md#upload-of-videos
 */
export async function createVideoUpload(
  payload: Payload,
  { userId, contentType, size }: VideoUploadRequest & { userId: string },
): Promise<VideoUpload> {
  const { maxVideoBytes: maxBytes } = environmentOf(payload)
  if (size > maxBytes) throw new Failure('payload_too_large', tooLargeMessage('video', maxBytes))
  await countAttempt(payload, VIDEOS_PER_USER, userId)
  return { ...(await createUploadAddress(payload, userId, contentType)), maxBytes }
}
