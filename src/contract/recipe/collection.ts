import { z } from 'zod'
import { Id, NonEmpty, Slug } from '../basics'
import { BaseVersion, OwnId, UpdatedAt, slugOf } from '../common-fields'
import { Image, Video } from '../media/image'
import { Seo, SeoWrite, seoOf } from '../seo'
import { CollectionRule } from './collection-rule'
import { RecipeCard } from './recipe'

/** A collection in a list. */
export const CollectionCard = z
  .object({
    id: OwnId,
    slug: slugOf('collection'),
    title: z.string().describe('Title of the collection.'),
    description: z.string().nullable().describe('Plain text; `null` if there is none.'),
    image: Image.nullable().describe('Picture; `null` if there is none.'),
    recipeCount: z
      .number()
      .describe('Number of recipes: published ones for readers, all of them for managers.'),
  })
  .describe('A collection in a list.')
export type CollectionCard = z.infer<typeof CollectionCard>

/**
 * A collection with its published recipes in the author's order.
 * @see docs/product/recipes.md#collections
 */
export const Collection = CollectionCard.extend({
  video: Video.nullable().describe('Video; `null` if there is none.'),
  seo: Seo.nullable().describe(seoOf('the collection')),
  recipes: z
    .array(RecipeCard)
    .describe(
      "Recipes in the author's order: published ones for readers, all of them for managers.",
    ),
}).describe('A collection and its recipes.')
export type Collection = z.infer<typeof Collection>

const rule = CollectionRule.nullable().describe(
  'Rule that selects the recipes; `null` if they are chosen by hand.',
)

/** A collection for editing, with drafts among its recipes where they are chosen by hand. */
export const ManagedCollection = Collection.extend({ rule, updatedAt: UpdatedAt }).describe(
  'A collection for editing, including its drafts.',
)
export type ManagedCollection = z.infer<typeof ManagedCollection>

/** A collection in the list of its managers. */
export const ManagedCollectionRow = CollectionCard.extend({ rule, updatedAt: UpdatedAt }).describe(
  'A collection in a list for managers.',
)
export type ManagedCollectionRow = z.infer<typeof ManagedCollectionRow>

const fields = {
  title: NonEmpty.max(500).describe('Title of the collection.'),
  slug: Slug.describe("Slug used in the URL; unique among the site's collections."),
  description: z
    .string()
    .max(20_000)
    .nullable()
    .optional()
    .describe('Plain text; `null` if there is none.'),
  imageId: Id.nullable().optional().describe('ID of the picture; `null` if there is none.'),
  videoId: Id.nullable().optional().describe('ID of the video; `null` if there is none.'),
  seo: SeoWrite.nullable().optional().describe(seoOf('the collection')),
  recipeIds: z
    .array(Id)
    .max(10_000)
    .optional()
    .describe(
      'IDs of the recipes in order, without duplicates; replaces the whole list. Ignored if there is a rule.',
    ),
  rule: CollectionRule.nullable()
    .optional()
    .describe(
      'Rule that selects the recipes; `null` if they are chosen by hand. Setting it to `null` without `recipeIds` keeps the recipes that it currently selects.',
    ),
}

/**
 * Body of a new collection.
 * @see docs/product/recipes.md#collections
 */
export const CollectionCreate = z.strictObject(fields).describe('A new collection.')
export type CollectionCreate = z.output<typeof CollectionCreate>

/**
 * Body of an update of a collection; omitted fields do not change.
 * @see docs/product/recipes.md#collections
 */
export const CollectionUpdate = z
  .strictObject({ ...fields, updatedAt: BaseVersion })
  .partial()
  .describe('Changes to a collection; omitted fields keep their value.')
export type CollectionUpdate = z.output<typeof CollectionUpdate>
