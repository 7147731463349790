import { z } from 'zod'
import { Id, Instant, NonEmpty, Slug, WebAddress } from '../basics'
import { Crop } from '../media/image'
import { INVALID_INPUT } from '../messages'
import { DIFFICULTY_LEVELS, PRIVACY_SETTINGS } from './recipe'
import { PlainOrRichText as Text } from './rich-text'

const Words = z.string().max(20_000).nullable().optional()
const Minutes = z.number().min(0).max(1_000_000).nullable().optional()
const Quantity = z.number().min(0).max(1_000_000).nullable().optional()
const Link = WebAddress.nullable().optional()
const GroupTitle = NonEmpty.max(500).nullable().optional()

/**
 * An ingredient line in a request.
 * @see docs/product/recipes.md#ingredient-lines
 */
export const IngredientUsageWrite = z.strictObject({
  id: Id.optional(),
  quantityMin: Quantity.describe('The quantity, or the lower end of a range.'),
  quantityMax: Quantity.describe('The upper end of a range.'),
  unitId: Id.nullable().optional(),
  ingredientId: Id.nullable().optional(),
  ingredientTitleOverride: Words.describe('Name shown instead of that of the ingredient.'),
  preparation: Text.nullable().optional(),
  note: Words,
  link: Link,
  originalText: Words.describe('The line as its author wrote it.'),
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

/** Maximum length of the HTML of a stored post: ten times the longest real ones. */
const MAX_POST_LENGTH = 500_000
const StoredPost = z
  .looseObject({})
  .refine(({ content }) => typeof content !== 'string' || content.length <= MAX_POST_LENGTH, {
    path: ['content'],
    error: INVALID_INPUT,
  })

const Ids = z.array(Id).max(100).optional()

/**
 * A recipe in a request, complete: fields that are left out are empty.
 * @see docs/product/recipes.md#fields
 */
export const RecipeWrite = z.strictObject({
  title: NonEmpty.max(500),
  slug: Slug,
  description: Words,
  images: z
    .array(z.strictObject({ id: Id, crop: Crop.nullable().optional() }))
    .max(50)
    .optional()
    .describe('Pictures in order; the first is the cover.'),
  videoId: Id.nullable().optional(),
  youtubeVideoId: z.string().max(64).nullable().optional(),
  storyExcerpt: Words.describe('The beginning of the story, as plain text.'),
  storyMore: Text.nullable().optional().describe('The rest of the story.'),
  note: Text.nullable().optional(),
  legacyRecipeData: StoredPost.nullable()
    .optional()
    .describe('A post without a structured recipe: its HTML in `content`.'),
  privacySetting: z.enum(PRIVACY_SETTINGS).optional().describe('`public` by default.'),
  publishedAt: Instant.nullable()
    .optional()
    .describe('Time of publication, which may be in the future; null for a draft.'),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  customTimeMinutes: Minutes,
  customTimeLabel: z.string().max(200).nullable().optional(),
  yieldServings: Quantity.describe('Number of servings.'),
  servingDescription: z
    .string()
    .max(200)
    .nullable()
    .optional()
    .describe('What the servings are called, such as `loaves`.'),
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
/** A recipe as a client sends it. */
export type RecipeWriteInput = z.input<typeof RecipeWrite>
/** A recipe after validation: every rich text is a document. */
export type RecipeWrite = z.output<typeof RecipeWrite>

/** Body of an update of a recipe. */
export const RecipeUpdate = RecipeWrite.extend({
  updatedAt: Instant.optional().describe(
    'The `updatedAt` of the version the edit is based on; an edit of an older version is refused.',
  ),
})
