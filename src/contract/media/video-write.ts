import { z } from 'zod'
import { VIDEO_TYPES } from '@/src/domain/video-type'
import { Id, NonEmpty } from '../basics'
import { INVALID_INPUT } from '../messages'
import { MAX_IMAGE_NAME } from './image'
import { ImageUpload } from './image-write'

/**
 * Body of a request for the upload URL of a video.
 * @see docs/product/media.md#upload-of-videos
 */
export const VideoUploadRequest = z
  .strictObject({
    fileName: NonEmpty.max(500).describe('Name of the file, for reference only.'),
    contentType: z
      .enum(VIDEO_TYPES, { error: INVALID_INPUT })
      .describe(
        'Media type of the file, as it is sent. The file itself tells what it is: `video/mp4` and `video/quicktime` are taken for each other, both are kept as MP4.',
      ),
    size: z
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .describe('Size of the file in bytes: one that is too large is refused before it is sent.'),
  })
  .describe('A request for the upload URL of a video.')
export type VideoUploadRequest = z.output<typeof VideoUploadRequest>

/** An upload URL of a video, valid for 15 minutes. */
export const VideoUpload = ImageUpload.extend({
  key: z.string().describe('Key to register the video under, with `createVideo`.'),
  uploadUrl: z
    .string()
    .describe('URL to send the bytes of the file to; at most `maxBytes`, within 30 minutes.'),
  maxBytes: z.number().describe('Maximum size of the file, in bytes.'),
}).describe('An upload URL of a video, valid for 15 minutes.')
export type VideoUpload = z.infer<typeof VideoUpload>

/** Body of the registration of an uploaded video. */
export const VideoCreate = z
  .strictObject({
    key: NonEmpty.max(200).describe('The `key` of the upload URL.'),
    title: z
      .string()
      .trim()
      .max(MAX_IMAGE_NAME)
      .nullable()
      .optional()
      .describe('Name among the videos of the site, such as the name of its file.'),
    posterId: Id.nullable()
      .optional()
      .describe('The id of a picture of it that is shown until it is played, such as one frame.'),
  })
  .describe('An uploaded video to register for a site.')
export type VideoCreate = z.output<typeof VideoCreate>
