import { z } from 'zod'
import { oneLine } from '@/src/domain/language/visible-text'
import { Id } from '../basics'
import { CreatedAt, OwnId, Total } from '../common-fields'
import { Image } from '../media/image'
import { INVALID_INPUT } from '../messages'
import { paging } from '../recipe/recipes-index'

/** Maximum length of the line beside a photo, in characters. */
export const MAX_COOKED_LINE = 300

const Line = z.string().describe('A line by the reader; empty if there is none.')
const Photo = Image.nullable().describe('Photo by the reader; `null` if there is none.')
const Name = z.string().nullable().describe('Display name of the reader; `null` if not set.')

/** States of a mark. @see docs/product/ratings.md#photos-of-readers */
export const COOKED_STATUSES = ['published', 'waiting', 'hidden'] as const
const Status = z
  .enum(COOKED_STATUSES)
  .describe('`waiting` until a manager publishes it; `hidden` once a manager hid it.')

/** A photo or line of a reader who has cooked the recipe. */
export const CookedPhoto = z
  .object({ id: OwnId, name: Name, line: Line, image: Photo, createdAt: CreatedAt })
  .describe('A photo or line of a reader who cooked the recipe.')
export type CookedPhoto = z.infer<typeof CookedPhoto>

/** The mark of the caller. */
export const OwnCooked = z
  .object({ line: Line, image: Photo, status: Status })
  .describe("The caller's own mark.")
export type OwnCooked = z.infer<typeof OwnCooked>

/** The readers who have cooked a recipe. */
export const CookedStrip = z
  .object({
    count: z.number().describe('Number of readers who cooked the recipe.'),
    photos: z.array(CookedPhoto).describe('The newest 20 published photos and lines.'),
    own: OwnCooked.nullable().describe("The caller's own mark; `null` if there is none."),
  })
  .describe('The readers who cooked a recipe, with their photos.')
export type CookedStrip = z.infer<typeof CookedStrip>

const OfRecipe = Id.describe('ID of a published recipe of the site.')

/** Query of the readers who have cooked a recipe. */
export const CookedQuery = z.object({ recipeId: OfRecipe })

/** Body of a mark. */
export const CookedWrite = z
  .strictObject({
    recipeId: OfRecipe,
    line: z
      .string({ error: INVALID_INPUT })
      .overwrite(oneLine)
      .max(MAX_COOKED_LINE)
      .default('')
      .describe('A line of plain text; at most 300 characters.'),
    key: z
      .string()
      .max(200)
      .nullable()
      .optional()
      .describe('The `key` of an uploaded photo; omitted to keep the photo, `null` to remove it.'),
  })
  .describe("The caller's mark that they cooked a recipe.")

/** A photo or line in the list of managers. */
export const ManagedCooked = CookedPhoto.extend({
  status: Status,
  recipe: z
    .object({
      id: OwnId,
      slug: z.string().describe('Slug of the recipe.'),
      title: z.string().describe('Title of the recipe.'),
    })
    .describe('The recipe that was cooked.'),
}).describe('A photo or line of a reader, as managers see it.')
export type ManagedCooked = z.infer<typeof ManagedCooked>

/** Query of the photos and lines of a site. */
export const ManagedCookedQuery = z.object({
  ...paging,
  status: z
    .enum(COOKED_STATUSES, { error: INVALID_INPUT })
    .optional()
    .describe('Only photos with this status; all if omitted.'),
})

/** A page of the photos and lines of a site. */
export const ManagedCookedPage = z
  .object({
    photos: z.array(ManagedCooked).describe('Photos and lines on this page, newest first.'),
    total: Total,
  })
  .describe('A page of the photos and lines of readers.')
export type ManagedCookedPage = z.infer<typeof ManagedCookedPage>

/** Body of a change of status. */
export const CookedStatusWrite = z
  .strictObject({
    status: z.enum(['published', 'hidden'], { error: INVALID_INPUT }).describe('The new status.'),
  })
  .describe('A new status of a photo or line.')
