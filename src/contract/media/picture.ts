import { z } from 'zod'
import { PICTURE_FILTERS } from '@/src/domain/pictures/picture-filter'
import { Id, NonEmpty } from '../basics'
import { CreatedAt, nullableTimeOf } from '../common-fields'
import { INVALID_INPUT } from '../messages'
import { Image, MAX_IMAGE_NAME } from './image'
import { AltText } from './image-write'

/** Query of the list of a site's pictures. */
export const PicturesQuery = z.object({
  query: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Search terms for names and alternative texts; pictures must match all of them.'),
  filter: z
    .enum(PICTURE_FILTERS, { error: INVALID_INPUT })
    .default('all')
    .describe('Which pictures to list: all, used, unused, without alternative text, or deleted.'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .default(50)
    .describe('Maximum number of pictures to return.'),
  offset: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(0)
    .describe('Number of pictures to skip.'),
})
export type PicturesQuery = z.output<typeof PicturesQuery>

/** A picture in the library of a site. */
export const Picture = Image.omit({ crop: true })
  .extend({
    name: z.string().nullable().describe('Original file name; `null` if unknown.'),
    filesize: z.number().nullable().describe('Size of the original, in bytes; `null` if unknown.'),
    createdAt: CreatedAt,
    isUsed: z
      .boolean()
      .describe('Whether the picture is used anywhere, including in earlier versions of recipes.'),
    removedAt: nullableTimeOf(
      'Time at which the picture will be permanently deleted unless it is used',
      'if no deletion is due',
    ),
    deletedAt: nullableTimeOf('Time of the deletion', 'if it is not deleted'),
  })
  .describe("A picture in the site's library.")
export type Picture = z.infer<typeof Picture>

/** The places in which pictures are used. */
export const PICTURE_USES = [
  'recipe',
  'step',
  'story',
  'about',
  'equipment',
  'draft',
  'version',
  'collection',
  'event',
  'letter',
  'home',
  'page',
  'product',
  'logo',
  'icon',
  'profile',
  'video',
  'other',
] as const

/** A place where a picture is used. */
export const PictureUse = z
  .object({
    kind: z
      .enum(PICTURE_USES)
      .describe(
        'Kind of object that uses the picture; `version` is an earlier version of a recipe.',
      ),
    id: Id.nullable().describe(
      'ID of the recipe, collection, event or video; `null` for site settings.',
    ),
    title: z.string().nullable().describe('Title of that object; `null` if it has none.'),
  })
  .describe('A place where a picture is used.')
export type PictureUse = z.infer<typeof PictureUse>

/** A picture with its uses. */
export const PictureWithUses = Picture.extend({
  uses: z.array(PictureUse).describe('Places where the picture is used; at most 100.'),
}).describe('A picture and the places where it is used.')
export type PictureWithUses = z.infer<typeof PictureWithUses>

/** Body of the registration of a picture for a site. */
export const PictureCreate = z
  .strictObject({
    key: NonEmpty.max(200).describe('The `key` of the upload URL.'),
    name: z
      .string()
      .trim()
      .max(MAX_IMAGE_NAME)
      .nullable()
      .optional()
      .describe('File name, searchable in the picture library.'),
    alt: AltText.optional(),
  })
  .describe('An uploaded picture to add to a site.')

/** Body of a change of a picture. */
export const PictureUpdate = z
  .strictObject({
    alt: AltText.optional(),
    name: z
      .string()
      .trim()
      .max(MAX_IMAGE_NAME)
      .nullable()
      .optional()
      .describe(
        'Name of the picture, searchable in the library; `null` or empty if there is none.',
      ),
  })
  .describe('Changes to a picture; omitted fields keep their value.')
export type PictureUpdate = z.output<typeof PictureUpdate>
