import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { Video } from '../media/image'
import { VideoCreate, VideoUpload, VideoUploadRequest } from '../media/video-write'

/** Upload of videos. */
export const videoSchemas = {
  createVideoUpload: {
    summary: 'Creates an upload URL for a video, valid for 15 minutes.',
    body: VideoUploadRequest,
    answer: VideoUpload,
    status: 201,
    errors: ['rate_limited', 'payload_too_large'],
  },
  createVideo: {
    summary:
      'Adds an uploaded video to a site after validating its file. Repeating a key returns the same video.',
    body: VideoCreate,
    answer: z.object({ video: Video }),
    status: 201,
    idempotent: 'by-nature',
  },
} as const satisfies Record<string, CallSchema>
