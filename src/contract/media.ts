import { z } from 'zod'
import { IMAGE_TYPES } from '@/src/domain/image-type'
import { NonEmpty } from './basics'
import { Crop } from './image'
import { INVALID_INPUT, REQUIRED } from './messages'

/** A file that is uploaded may have 25 MiB. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024

/** An address to upload to can be used for 15 minutes. */
export const UPLOAD_SECONDS = 900

const Size = z.coerce.number().int().min(1).max(8000).optional()

/** Query of `GET /media/{key}` (contract, Images): `crop` is width,height,x,y in source pixels. */
export const ImageQuery = z.object({
  width: Size,
  height: Size,
  quality: z.coerce.number().int().min(1).max(100).default(75),
  crop: z
    .string()
    .regex(/^\d{1,6},\d{1,6},\d{1,6},\d{1,6}$/)
    .transform((text) => {
      const [width = 0, height = 0, x = 0, y = 0] = text.split(',').map(Number)
      return { width, height, x, y }
    })
    .optional(),
})
export type ImageQuery = z.infer<typeof ImageQuery>

/** What is to be uploaded (platform §3, Upload request). */
export const UploadRequest = z.strictObject({
  fileName: NonEmpty.max(1000),
  contentType: z.enum(IMAGE_TYPES, {
    error: ({ input }) => (input === undefined ? REQUIRED : INVALID_INPUT),
  }),
})
export type UploadRequest = z.infer<typeof UploadRequest>

/** Where and how to upload it: by one request with these headers and the file as its body. */
export const UploadTarget = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expiresAt: z.string(),
})
export type UploadTarget = z.infer<typeof UploadTarget>

/**
 * An uploaded picture to be registered (platform §3, Image record). Width and height are what the
 * caller believes: the server measures itself.
 */
export const ImageWrite = z.strictObject({
  key: NonEmpty.max(200),
  width: z.number().nullish(),
  height: z.number().nullish(),
  lqip: z.string().max(100_000).nullish(),
  crop: Crop.nullish(),
})
export type ImageWrite = z.infer<typeof ImageWrite>
