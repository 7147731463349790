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
    fileName: NonEmpty.max(500).describe('File name, for reference only.'),
    contentType: z
      .enum(VIDEO_TYPES, { error: INVALID_INPUT })
      .describe(
        'Media type of the file as sent. The actual type is detected from the file: `video/mp4` and `video/quicktime` are interchangeable and stored as MP4.',
      ),
    size: z
      .number()
      .int()
      .min(1)
      .max(Number.MAX_SAFE_INTEGER)
      .describe('File size in bytes; files over the limit are rejected before the upload.'),
  })
  .describe('A request for a video upload URL.')
export type VideoUploadRequest = z.output<typeof VideoUploadRequest>

/** An upload URL of a video, valid for 15 minutes. */
export const VideoUpload = ImageUpload.extend({
  key: z.string().describe('Key to register the video with, using `createVideo`.'),
  uploadUrl: z
    .string()
    .describe('URL to upload the file to, within 30 minutes; at most `maxBytes`.'),
  maxBytes: z.number().describe('Maximum file size, in bytes.'),
}).describe('A video upload URL, valid for 15 minutes.')
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
      .describe('Name of the video in the library, such as its file name.'),
    posterId: Id.nullable()
      .optional()
      .describe('ID of the picture shown until the video is played, such as a frame of it.'),
  })
  .describe('An uploaded video to add to a site.')
export type VideoCreate = z.output<typeof VideoCreate>
