import { z } from 'zod'
import { Id } from './basics'

/** The part of a picture that is shown, in source pixels. */
export const Crop = z.strictObject({
  width: z.number().min(1),
  height: z.number().min(1),
  x: z.number().min(0),
  y: z.number().min(0),
})
export type Crop = z.infer<typeof Crop>

/** A stored picture as a page shows it; `lqip` is a tiny data URL to stand in while it loads. */
export const Image = z.object({
  id: Id,
  key: z.string(),
  width: z.number(),
  height: z.number(),
  lqip: z.string().nullable(),
  crop: Crop.nullable(),
})
export type Image = z.infer<typeof Image>

/** A stored video, fetched by its key. */
export const Video = z.object({ id: Id, key: z.string() })
export type Video = z.infer<typeof Video>
