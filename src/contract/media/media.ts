import { z } from 'zod'

/** Lifetime of an upload URL, in seconds. */
export const UPLOAD_SECONDS = 900

const Size = z.coerce.number().int().min(1).max(8000).optional()

/**
 * Query of `GET /media/{key}`: `crop` is width,height,x,y in source pixels.
 * @see docs/product/media.md#sizes-and-formats
 */
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
