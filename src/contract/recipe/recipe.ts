import { z } from 'zod'
import { Id } from '../basics'
import { Image, Video } from '../media/image'
import { RichText } from './rich-text'
import { Term } from './term'

export const PRIVACY_SETTINGS = ['public', 'subscribers_only'] as const
export const DIFFICULTY_LEVELS = ['easy', 'medium', 'hard'] as const
export const MEASUREMENT_METHODS = ['weight', 'volume'] as const

const Minutes = z.number().nullable()

/** A unit of the catalogue. */
export const Unit = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  pluralTitle: z.string().describe('Used for quantities above 1.'),
  abbreviation: z.string().nullable(),
})
export type Unit = z.infer<typeof Unit>

/** An ingredient of the catalogue. */
export const Ingredient = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  gramsPerLiter: z.number().nullable(),
  defaultMetricMeasurementMethod: z
    .enum(MEASUREMENT_METHODS)
    .describe('How it is measured in metric units.'),
  defaultImperialMeasurementMethod: z
    .enum(MEASUREMENT_METHODS)
    .describe('How it is measured in US units.'),
})
export type Ingredient = z.infer<typeof Ingredient>

/** An ingredient line. */
export const IngredientUsage = z.object({
  id: Id,
  quantityMin: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: Unit.nullable(),
  ingredient: Ingredient.nullable(),
  ingredientTitleOverride: z.string().nullable(),
  preparation: RichText,
  note: z.string().nullable(),
  link: z.string().nullable(),
  originalText: z.string().nullable(),
})
export type IngredientUsage = z.infer<typeof IngredientUsage>

export const IngredientUsageGroup = z.object({
  id: Id,
  title: z.string().nullable(),
  note: z.string().nullable(),
  ingredientUsages: z.array(IngredientUsage),
})
export type IngredientUsageGroup = z.infer<typeof IngredientUsageGroup>

export const Instruction = z.object({
  id: Id,
  content: RichText.nullable(),
  timerMinutes: Minutes,
  note: z.string().nullable(),
  video: Video.nullable(),
  images: z.array(Image),
})
export type Instruction = z.infer<typeof Instruction>

export const InstructionGroup = z.object({
  id: Id,
  title: z.string().nullable(),
  note: z.string().nullable(),
  instructions: z.array(Instruction),
})
export type InstructionGroup = z.infer<typeof InstructionGroup>

export const EquipmentUsage = z.object({
  id: Id,
  equipment: z.object({ id: Id, title: z.string(), featuredImage: Image.nullable() }),
  equipmentTitleOverride: z.string().nullable(),
  imageOverride: Image.nullable(),
  note: z.string().nullable(),
  link: z.string().nullable(),
})
export type EquipmentUsage = z.infer<typeof EquipmentUsage>

/** A recipe in a list. None of its fields is ever withheld. */
export const RecipeCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  image: Image.nullable(),
  privacySetting: z.enum(PRIVACY_SETTINGS),
  publishedAt: z.string().nullable(),
  prepTimeMinutes: Minutes,
  cookTimeMinutes: Minutes,
  customTimeMinutes: Minutes,
  customTimeLabel: z.string().nullable(),
  ingredientUsageCount: z.number(),
  meals: z.array(Term),
  categories: z.array(Term),
})
export type RecipeCard = z.infer<typeof RecipeCard>

/**
 * A recipe as a reader gets it. With `isLocked` it holds the head matter and at most three
 * ingredient lines: the rest has not left the server.
 * @see docs/product/recipes.md#locked-recipes
 */
export const Recipe = RecipeCard.omit({ image: true }).extend({
  isLocked: z
    .boolean()
    .describe(
      'Whether parts are withheld because the caller has no paid subscription to the site.',
    ),
  updatedAt: z.string(),
  images: z.array(Image),
  video: Video.nullable(),
  youtubeVideoId: z.string().nullable(),
  storyExcerpt: z.string().nullable(),
  storyMore: RichText,
  note: RichText,
  yieldServings: z.number().nullable(),
  servingDescription: z.string().nullable(),
  difficultyLevel: z.enum(DIFFICULTY_LEVELS).nullable(),
  keywords: z.array(z.string()),
  instructionCount: z.number(),
  ingredientUsageGroups: z.array(IngredientUsageGroup),
  instructionGroups: z.array(InstructionGroup),
  equipmentUsages: z.array(EquipmentUsage),
  cuisines: z.array(Term),
  methods: z.array(Term),
  diets: z.array(Term),
  tags: z.array(Term),
  collections: z.array(z.object({ id: Id, slug: z.string(), title: z.string() })),
  legacyRecipeData: z.object({ content: z.string() }).nullable(),
})
export type Recipe = z.infer<typeof Recipe>

/** A recipe in the list of its managers. */
export const ManagedRecipeRow = RecipeCard.extend({
  updatedAt: z.string(),
  isLegacy: z.boolean().describe('Whether it is a stored post without a structured recipe.'),
})
export type ManagedRecipeRow = z.infer<typeof ManagedRecipeRow>

/** A recipe for editing, with all its fields. */
export const ManagedRecipe = Recipe.extend({
  contributors: z.array(z.object({ id: Id, displayName: z.string().nullable() })),
  previewUrl: z
    .string()
    .describe('A signed URL that shows the recipe on its site, even as a draft; valid for a day.'),
  sourceUrl: z.string().nullable().describe('Where it was imported from.'),
  legacyRecipeData: z.looseObject({}).nullable(),
})
export type ManagedRecipe = z.infer<typeof ManagedRecipe>

/** A published recipe in a picker. */
export const PublishedRecipe = RecipeCard.pick({
  id: true,
  slug: true,
  title: true,
  image: true,
  privacySetting: true,
  publishedAt: true,
})
export type PublishedRecipe = z.infer<typeof PublishedRecipe>
