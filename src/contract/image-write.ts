import { z } from 'zod'
import { IMAGE_TYPES } from '@/src/domain/image-type'
import { Instant, NonEmpty } from './basics'
import { Crop } from './image'
import { INVALID_INPUT } from './messages'

/**
 * Asks for a place to send a picture to.
 * @see docs/product/media.md#upload
 */
export const ImageUploadRequest = z.strictObject({
  fileName: NonEmpty.max(500),
  contentType: z.enum(IMAGE_TYPES, { error: INVALID_INPUT }),
})

/** Where to send the picture's bytes, and how; good for 15 minutes. */
export const ImageUpload = z.object({
  key: z.string(),
  uploadUrl: z.string(),
  method: z.literal('PUT'),
  headers: z.record(z.string(), z.string()),
  expiresAt: Instant,
})
export type ImageUpload = z.infer<typeof ImageUpload>

const Pixels = z.number().int().min(1).max(1_000_000).nullable().optional()

/** A picture that was sent; the server measures it itself where the numbers are left out. */
export const ImageCreate = z.strictObject({
  key: NonEmpty.max(200),
  width: Pixels,
  height: Pixels,
  lqip: z.string().max(10_000).nullable().optional(),
  crop: Crop.nullable().optional(),
})
export type ImageCreate = z.output<typeof ImageCreate>
