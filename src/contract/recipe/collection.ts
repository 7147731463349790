import { z } from 'zod'
import { Id, NonEmpty, Slug } from '../basics'
import { Image, Video } from '../media/image'
import { RecipeCard } from './recipe'

/** A collection in a list. */
export const CollectionCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  recipeCount: z.number(),
})
export type CollectionCard = z.infer<typeof CollectionCard>

/**
 * A collection with its published recipes in the author's order.
 * @see docs/product/recipes.md#collections
 */
export const Collection = CollectionCard.extend({
  video: Video.nullable(),
  recipes: z.array(RecipeCard),
})
export type Collection = z.infer<typeof Collection>

/** A collection for editing, with drafts among its recipes. */
export const ManagedCollection = Collection.extend({ updatedAt: z.string() })
export type ManagedCollection = z.infer<typeof ManagedCollection>

/** A collection in the list of its managers. */
export const ManagedCollectionRow = CollectionCard.extend({ updatedAt: z.string() })
export type ManagedCollectionRow = z.infer<typeof ManagedCollectionRow>

const fields = {
  title: NonEmpty.max(500),
  slug: Slug,
  description: z.string().max(20_000).nullable().optional(),
  imageId: Id.nullable().optional(),
  videoId: Id.nullable().optional(),
  recipeIds: z.array(Id).max(10_000).optional(),
}

/**
 * Body of a new collection.
 * @see docs/product/recipes.md#collections
 */
export const CollectionCreate = z.strictObject(fields)
export type CollectionCreate = z.output<typeof CollectionCreate>

/**
 * Body of an update of a collection; fields that are left out keep their value.
 * @see docs/product/recipes.md#collections
 */
export const CollectionUpdate = z
  .strictObject({ ...fields, updatedAt: z.iso.datetime().optional() })
  .partial()
export type CollectionUpdate = z.output<typeof CollectionUpdate>
