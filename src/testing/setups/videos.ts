import { beforeAll, beforeEach, expect } from 'vitest'
import { storageFor } from '@/media'
import type { VideoType } from '@/src/domain/video-type'
import { makeSite } from '@/src/testing/builders'
import { payload, put, userId } from '@/src/testing/setups/uploads'
import { createVideoUpload } from '@/src/server/videos/create-video-upload'
import { registerVideo } from '@/src/server/videos/register-video'

/** A site of the uploader. */
export let siteId: string

beforeAll(async () => {
  siteId = (await makeSite(payload, { owner: userId })).id
})

// Upload URLs are limited to 20 per hour.
beforeEach(() => payload.db.pool.query('delete from rate_limits'))

/** The file store. */
export const storage = () => storageFor(payload.config.custom)

/** Requests an upload URL for a video. */
export const ask = (contentType: VideoType = 'video/mp4', size = 1000, user = userId) =>
  createVideoUpload(payload, { userId: user, fileName: 'Loaf.mp4', contentType, size })

/** Requests an upload URL and uploads a video; returns its key. */
export async function upload(
  data: Uint8Array,
  contentType: VideoType = 'video/mp4',
): Promise<string> {
  const target = await ask(contentType)
  expect((await put(target, data)).status).toBe(200)
  return target.key
}

/** Registers an uploaded file as a video. */
export const register = (key: string, user = userId, site = siteId) =>
  registerVideo(payload, { key, userId: user, siteId: site, title: 'Loaf.mp4' })
