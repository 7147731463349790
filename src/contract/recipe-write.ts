import { z } from 'zod'
import { Id, Instant, NonEmpty, Slug, WebAddress } from './basics'
import { Crop } from './image'
import { INVALID_INPUT } from './messages'
import { DIFFICULTY_LEVELS, PRIVACY_SETTINGS } from './recipe'
import { PlainOrRichText as Text } from './rich-text'

const Words = z.string().max(20_000).nullable().optional()
const Minutes = z.number().min(0).max(1_000_000).nullable().optional()
const Quantity = z.number().min(0).max(1_000_000).nullable().optional()
const Link = WebAddress.nullable().optional()
const GroupTitle = NonEmpty.max(500).nullable().optional()

/**
 * One line of an ingredient list as it is written.
 * @see docs/product/recipes.md#ingredient-lines
 */
export const IngredientUsageWrite = z.strictObject({
  id: Id.optional(),
  quantityMin: Quantity,
  quantityMax: Quantity,
  unitId: Id.nullable().optional(),
  ingredientId: Id.nullable().optional(),
  ingredientTitleOverride: Words,
  preparation: Text.nullable().optional(),
  note: Words,
  link: Link,
  originalText: Words,
})

const IngredientUsageGroupWrite = z.strictObject({
  id: Id.optional(),
  title: GroupTitle,
  note: Words,
  ingredientUsages: z.array(IngredientUsageWrite).max(500),
})

const InstructionGroupWrite = z.strictObject({
  id: Id.optional(),
  title: GroupTitle,
  note: Words,
  instructions: z
    .array(
      z.strictObject({
        id: Id.optional(),
        content: Text.nullable().optional(),
        timerMinutes: Minutes,
        note: Words,
        videoId: Id.nullable().optional(),
        imageIds: z.array(Id).max(20).optional(),
      }),
    )
    .max(500),
})

const EquipmentUsageWrite = z.strictObject({
  id: Id.optional(),
  equipmentId: Id,
  link: Link,
  note: Words,
  imageOverrideId: Id.nullable().optional(),
  equipmentTitleOverride: Words,
})

/** A post that was never structured: what `content` may hold at most is real posts ten times over. */
const MAX_POST_LENGTH = 500_000
const StoredPost = z
  .looseObject({})
  .refine(({ content }) => typeof content !== 'string' || content.length <= MAX_POST_LENGTH, {
    path: ['content'],
    error: INVALID_INPUT,
  })

const Ids = z.array(Id).max(100).optional()

/**
 * A recipe as it is written, whole: what is left out is empty.
 * @see docs/product/recipes.md#fields
 */
export const RecipeWrite = z.strictObject({
  title: NonEmpty.max(500),
  slug: Slug,
  description: Words,
  images: z
    .array(z.strictObject({ id: Id, crop: Crop.nullable().optional() }))
    .max(50)
    .optional(),
  videoId: Id.nullable().optional(),
  youtubeVideoId: z.string().max(64).nullable().optional(),
  storyExcerpt: Words,
  storyMore: Text.nullable().optional(),
  note: Text.nullable().optional(),
  legacyRecipeData: StoredPost.nullable().optional(),
  privacySetting: z.enum(PRIVACY_SETTINGS).optional(),
  publishedAt: Instant.nullable().optional(),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  customTimeMinutes: Minutes,
  customTimeLabel: z.string().max(200).nullable().optional(),
  yieldServings: Quantity,
  servingDescription: z.string().max(200).nullable().optional(),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS).nullable().optional(),
  tagIds: Ids,
  methodIds: Ids,
  foodCategoryIds: Ids,
  mealIds: Ids,
  cuisineIds: Ids,
  dietIds: Ids,
  contributorIds: Ids,
  keywords: z.array(z.string().trim().min(1).max(200)).max(200).optional(),
  ingredientUsageGroups: z.array(IngredientUsageGroupWrite).max(100).optional(),
  instructionGroups: z.array(InstructionGroupWrite).max(100).optional(),
  equipmentUsages: z.array(EquipmentUsageWrite).max(100).optional(),
})
/** What a caller sends. */
export type RecipeWriteInput = z.input<typeof RecipeWrite>
/** After validation: every text is a document. */
export type RecipeWrite = z.output<typeof RecipeWrite>

/** A recipe written anew, with the `updatedAt` it was based on: a stale one is refused. */
export const RecipeUpdate = RecipeWrite.extend({ updatedAt: Instant.optional() })
