import { z } from 'zod'
import { Id } from '../basics'

const MOST_PIXELS = 1_000_000

/** The visible part of a picture, in pixels of the original. */
export const Crop = z.strictObject({
  width: z.number().min(1).max(MOST_PIXELS),
  height: z.number().min(1).max(MOST_PIXELS),
  x: z.number().min(0).max(MOST_PIXELS),
  y: z.number().min(0).max(MOST_PIXELS),
})
export type Crop = z.infer<typeof Crop>

/** A picture. */
export const Image = z.object({
  id: Id,
  key: z.string().describe('Key of the file, served at `/media/{key}`.'),
  width: z.number(),
  height: z.number(),
  lqip: z.string().nullable().describe('A tiny placeholder picture, as a data URL.'),
  crop: Crop.nullable(),
})
export type Image = z.infer<typeof Image>

/** A video. */
export const Video = z.object({
  id: Id,
  key: z.string().describe('Key of the file, served at `/media/videos/{key}`.'),
})
export type Video = z.infer<typeof Video>
