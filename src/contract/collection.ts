import { z } from 'zod'
import { Id } from './basics'
import { Image, Video } from './image'

/** A collection of recipes in a list. */
export const CollectionCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  video: Video.nullable(),
  recipeCount: z.number(),
})
export type CollectionCard = z.infer<typeof CollectionCard>
