import { z } from 'zod'
import { MAX_NAME } from '@/src/domain/pictures/upload-limit'
import { OwnId } from '../common-fields'

const MOST_PIXELS = 1_000_000

/** The visible part of a picture, in pixels of the original. */
export const Crop = z
  .strictObject({
    width: z.number().min(1).max(MOST_PIXELS).describe('Width in pixels of the original.'),
    height: z.number().min(1).max(MOST_PIXELS).describe('Height in pixels of the original.'),
    x: z
      .number()
      .min(0)
      .max(MOST_PIXELS)
      .describe('Distance from the left edge, in pixels of the original.'),
    y: z
      .number()
      .min(0)
      .max(MOST_PIXELS)
      .describe('Distance from the top edge, in pixels of the original.'),
  })
  .describe('Visible part of a picture, in pixels of the original.')
export type Crop = z.infer<typeof Crop>

/**
 * Maximum length of a picture's alternative text, and of its name, in characters.
 * @see docs/product/media.md#alternative-text
 */
export const MAX_ALT = 1000
export const MAX_IMAGE_NAME = MAX_NAME

/** A picture. */
export const Image = z
  .object({
    id: OwnId,
    key: z
      .string()
      .describe(
        'Key of the file, served at `/media/{key}` and resized with `?width`, `height` and `quality`.',
      ),
    width: z.number().describe('Width of the original, in pixels.'),
    height: z.number().describe('Height of the original, in pixels.'),
    lqip: z
      .string()
      .nullable()
      .describe('Tiny placeholder picture as a data URL; `null` if there is none.'),
    alt: z.string().nullable().describe('Alternative text; `null` if there is none.'),
    crop: Crop.nullable().describe('Visible part of the picture; `null` for the whole picture.'),
  })
  .describe('A picture.')
export type Image = z.infer<typeof Image>

/** A picture of a recipe. */
export const RecipeImage = Image.extend({
  shareCrop: Crop.nullable().describe(
    'Crop used in link previews if this is the cover; `null` to use `crop`.',
  ),
}).describe('A picture of a recipe.')
export type RecipeImage = z.infer<typeof RecipeImage>

/** A video. */
export const Video = z
  .object({
    id: OwnId,
    key: z.string().describe('Key of the file, served at `/media/videos/{key}`.'),
    poster: Image.nullable().describe(
      'Picture shown until the video is played; `null` if there is none.',
    ),
  })
  .describe('A video.')
export type Video = z.infer<typeof Video>
