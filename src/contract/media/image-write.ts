import { z } from 'zod'
import { IMAGE_TYPES } from '@/src/domain/pictures/image-type'
import { Instant, NonEmpty, WebAddress } from '../basics'
import { Crop, MAX_ALT, MAX_IMAGE_NAME } from './image'
import { INVALID_INPUT } from '../messages'

/**
 * Body of a request for an upload URL.
 * @see docs/product/media.md#upload
 */
export const ImageUploadRequest = z
  .strictObject({
    fileName: NonEmpty.max(500).describe('File name, for reference only.'),
    contentType: z
      .enum(IMAGE_TYPES, { error: INVALID_INPUT })
      .describe('Media type of the file; any other type is rejected.'),
  })
  .describe('A request for an upload URL.')

/** An upload URL, valid for 15 minutes. */
export const ImageUpload = z
  .object({
    key: z.string().describe('Key to register the picture with, using `createImage`.'),
    uploadUrl: z.string().describe('URL to upload the file to; at most 25 MiB.'),
    method: z.literal('PUT').describe('HTTP method of the upload.'),
    headers: z.record(z.string(), z.string()).describe('Headers to send with the upload.'),
    expiresAt: Instant.describe('Expiry time of the upload URL, 15 minutes after its creation.'),
  })
  .describe('An upload URL, valid for 15 minutes.')
export type ImageUpload = z.infer<typeof ImageUpload>

/** Alternative text in a request; empty text is none. */
export const AltText = z
  .string()
  .trim()
  .max(MAX_ALT)
  .nullable()
  .describe('Alternative text; `null` or empty if there is none.')

const Pixels = z.number().int().min(1).max(1_000_000).nullable().optional()

/** Body of the registration of an uploaded picture. */
export const ImageCreate = z
  .strictObject({
    key: NonEmpty.max(200).describe('The `key` of the upload URL.'),
    width: Pixels.describe('Ignored: the server measures the picture.'),
    height: Pixels.describe('Ignored: the server measures the picture.'),
    lqip: z
      .string()
      .max(10_000)
      .nullable()
      .optional()
      .describe('Placeholder picture as a data URL; generated if omitted.'),
    crop: Crop.nullable()
      .optional()
      .describe('Visible part of the picture; `null` for the whole picture.'),
    name: z
      .string()
      .trim()
      .max(MAX_IMAGE_NAME)
      .nullable()
      .optional()
      .describe('File name, searchable in the picture library.'),
    alt: AltText.optional(),
  })
  .describe('An uploaded picture to register.')
export type ImageCreate = z.output<typeof ImageCreate>

/**
 * Body of the fetch of a picture.
 * @see docs/product/media.md#fetched-pictures
 */
export const ImageFetch = z
  .strictObject({
    url: WebAddress.describe('URL of the picture; at most 25 MiB, and not on a private network.'),
  })
  .describe('A picture to fetch from a URL.')
