import { z } from 'zod'
import { Id } from '../basics'
import { Crop } from '../media/image'
import { INVALID_INPUT, REQUIRED } from '../messages'
import { RecipeCard } from '../recipe/recipe'
import { TEMPERATURE_SYSTEMS } from '../site/site'

const Name = z
  .string({ error: ({ input }) => (input === undefined ? REQUIRED : INVALID_INPUT) })
  .trim()
  .min(2)
  .max(255)

/**
 * Changes to the signed-in user's profile; fields that are left out keep their value.
 * @see docs/product/accounts.md#profile
 */
export const ProfileUpdate = z.strictObject({
  displayName: Name,
  handle: Name.optional(),
  bio: z.string().max(5_000).nullable().optional(),
  avatar: z.strictObject({ id: Id, crop: Crop.nullable().optional() }).nullable().optional(),
  temperatureSystem: z.enum(TEMPERATURE_SYSTEMS).nullable().optional(),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

/** A bookmarked recipe with its site. */
export const BookmarkedRecipe = z.object({
  site: z.object({ slug: z.string(), title: z.string(), url: z.string() }),
  recipe: RecipeCard,
})
export type BookmarkedRecipe = z.infer<typeof BookmarkedRecipe>
