import { createVideoUpload } from '@/src/server/videos/create-video-upload'
import { registerVideo } from '@/src/server/videos/register-video'
import type { Handlers } from '../../call'

/**
 * Upload of videos for a site.
 * @see docs/product/media.md#upload-of-videos
 */
export const videoHandlers = {
  createVideoUpload: ({ payload, caller, body }) =>
    createVideoUpload(payload, { ...body, userId: caller.userId }),
  createVideo: async ({ payload, site, caller, body }) => ({
    video: await registerVideo(payload, { ...body, siteId: site.id, userId: caller.userId }),
  }),
} satisfies Partial<Handlers>
