import { z } from 'zod'
import { Id } from './basics'

const MOST_PIXELS = 1_000_000

/** The part of a picture that is shown, in source pixels. */
export const Crop = z.strictObject({
  width: z.number().min(1).max(MOST_PIXELS),
  height: z.number().min(1).max(MOST_PIXELS),
  x: z.number().min(0).max(MOST_PIXELS),
  y: z.number().min(0).max(MOST_PIXELS),
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
