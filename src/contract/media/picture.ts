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
    .describe('Words to find in names and alternative texts; a picture has to have all of them.'),
  filter: z
    .enum(PICTURE_FILTERS, { error: INVALID_INPUT })
    .default('all')
    .describe(
      'All pictures, those that are used, unused, without an alternative text, or deleted ones.',
    ),
  limit: z.coerce.number().int().min(1).max(100).default(50).describe('Pictures on a page.'),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0).describe('Pictures left out.'),
})
export type PicturesQuery = z.output<typeof PicturesQuery>

/** A picture in the library of a site. */
export const Picture = Image.omit({ crop: true })
  .extend({
    name: z.string().nullable().describe('Name of the file as it was sent; null if unknown.'),
    filesize: z.number().nullable().describe('Size of the original in bytes; null if unknown.'),
    createdAt: CreatedAt,
    isUsed: z.boolean().describe('Whether anything uses it, earlier versions of recipes included.'),
    removedAt: nullableTimeOf(
      'Time at which it is removed for good, if nothing uses it until then',
      'if it is not going to be removed',
    ),
    deletedAt: nullableTimeOf('Time at which it was deleted', 'if it was not'),
  })
  .describe('A picture in the library of a site.')
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
      .describe('Kind of the use; `version` is an earlier version of a recipe.'),
    id: Id.nullable().describe(
      'Id of the recipe, collection, event or video; null for settings of the site.',
    ),
    title: z.string().nullable().describe('Title of it; null if it has none.'),
  })
  .describe('A place where a picture is used.')
export type PictureUse = z.infer<typeof PictureUse>

/** A picture with its uses. */
export const PictureWithUses = Picture.extend({
  uses: z.array(PictureUse).describe('Uses of the picture, 100 at most.'),
}).describe('A picture with the places where it is used.')
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
      .describe('Name of the file, which it is found by among the pictures of the site.'),
    alt: AltText.optional(),
  })
  .describe('An uploaded picture to register for a site.')

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
      .describe('Name that it is found by; null or empty for none.'),
  })
  .describe('A change of a picture; what is left out stays.')
export type PictureUpdate = z.output<typeof PictureUpdate>
