import { z } from 'zod'
import { Id } from '../basics'
import { OwnId, Reduced, UpdatedAt, minutesOf, nullableTimeOf, slugOf } from '../common-fields'
import { Image, RecipeImage, Video } from '../media/image'
import { Seo, seoOf } from '../seo'
import { ShownImportedRating, ShownRating } from '../people/rating'
import { Ingredient, Unit } from './catalogue'
import { LineSpans } from './line-span'
import { RichText, WideRichText } from './rich-text'
import { FurtherTimers, StepTimers } from './step-timers'
import { Term } from './term'

export const PRIVACY_SETTINGS = ['public', 'subscribers_only'] as const
export const DIFFICULTY_LEVELS = ['easy', 'medium', 'hard'] as const

const GroupTitle = z.string().nullable().describe('Heading of the group; `null` if there is none.')
const Note = z.string().nullable().describe('Plain text; `null` if there is none.')
const Link = z.string().nullable().describe('URL, for example of a shop; `null` if there is none.')

/** An ingredient line. */
export const IngredientUsage = z
  .object({
    id: OwnId,
    quantityMin: z
      .number()
      .nullable()
      .describe('Quantity in `unit`, or the lower end of a range; `null` if there is none.'),
    quantityMax: z.number().nullable().describe('Upper end of a range; `null` if not a range.'),
    unit: Unit.nullable().describe('Unit of the quantity; `null` if there is none.'),
    ingredient: Ingredient.nullable().describe(
      'The ingredient in the catalogue; `null` if the line is not linked to one.',
    ),
    ingredientTitleOverride: z
      .string()
      .nullable()
      .describe("Name shown instead of the ingredient's own; `null` to use that."),
    preparation: RichText.describe('Preparation; empty if there is none.'),
    note: Note,
    link: Link,
    text: z
      .string()
      .describe(
        'The line as its author typed it; shown unchanged to readers unless it is scaled or converted.',
      ),
    spans: LineSpans.describe('Parts of `text`, in order and without overlap.'),
    originalText: z.string().nullable().describe('Deprecated name of `text`, with the same value.'),
  })
  .describe('An ingredient line.')
export type IngredientUsage = z.infer<typeof IngredientUsage>

export const IngredientUsageGroup = z
  .object({
    id: OwnId,
    title: GroupTitle,
    note: Note,
    ingredientUsages: z.array(IngredientUsage).describe('Ingredient lines, in order.'),
  })
  .describe('A group of ingredient lines.')
export type IngredientUsageGroup = z.infer<typeof IngredientUsageGroup>

export const Instruction = z
  .object({
    id: OwnId,
    content: RichText.nullable().describe('Text of the step; `null` if there is none.'),
    timerMinutes: minutesOf('Timer duration'),
    furtherTimers: FurtherTimers,
    timers: StepTimers,
    note: Note,
    video: Video.nullable().describe('Video; `null` if there is none.'),
    images: z.array(Image).describe('Pictures, in order.'),
  })
  .describe('A step.')
export type Instruction = z.infer<typeof Instruction>

export const InstructionGroup = z
  .object({
    id: OwnId,
    title: GroupTitle,
    note: Note,
    instructions: z.array(Instruction).describe('Steps, in order.'),
  })
  .describe('A group of steps.')
export type InstructionGroup = z.infer<typeof InstructionGroup>

export const EquipmentUsage = z
  .object({
    id: OwnId,
    equipment: z
      .object({
        id: OwnId,
        title: z.string().describe('Name of the equipment.'),
        featuredImage: Image.nullable().describe('Picture; `null` if there is none.'),
      })
      .describe('The equipment in the catalogue.'),
    equipmentTitleOverride: z
      .string()
      .nullable()
      .describe("Name shown instead of the equipment's own; `null` to use that."),
    imageOverride: Image.nullable().describe(
      "Picture shown instead of the equipment's own; `null` to use that.",
    ),
    note: Note,
    link: Link,
  })
  .describe('A piece of equipment that a recipe uses.')
export type EquipmentUsage = z.infer<typeof EquipmentUsage>

/** A recipe in a list. None of its fields is ever withheld. */
export const RecipeCard = z
  .object({
    id: OwnId,
    slug: slugOf('recipe'),
    title: z.string().describe('Title of the recipe.'),
    description: z.string().nullable().describe('Plain text; `null` if there is none.'),
    image: Image.nullable().describe('Cover picture; `null` if there is none.'),
    privacySetting: z
      .enum(PRIVACY_SETTINGS)
      .describe('Who can read the whole recipe: everyone, or only paid subscribers of the site.'),
    publishedAt: nullableTimeOf('Publication time, which can be in the future', 'for a draft'),
    prepTimeMinutes: minutesOf('Preparation time'),
    cookTimeMinutes: minutesOf('Cooking time'),
    customTimeMinutes: minutesOf('Custom time, named by `customTimeLabel`'),
    customTimeLabel: z
      .string()
      .nullable()
      .describe('Name of the custom time, such as `Rest`; `null` if there is none.'),
    ingredientUsageCount: z.number().describe('Number of ingredient lines, even withheld ones.'),
    rating: ShownRating,
    meals: z.array(Term).describe('Meal terms.'),
    categories: z.array(Term).describe('Food category terms.'),
  })
  .describe('A recipe in a list; its fields are never withheld.')
export type RecipeCard = z.infer<typeof RecipeCard>

/**
 * A recipe for a reader. With `isLocked` it contains only the metadata and at most three ingredient lines;
 * the server withholds the rest.
 * @see docs/product/recipes.md#locked-recipes
 */
export const Recipe = RecipeCard.omit({ image: true })
  .extend({
    isLocked: z
      .boolean()
      .describe('Whether parts are withheld because the caller has no paid subscription.'),
    updatedAt: UpdatedAt,
    importedRating: ShownImportedRating,
    images: z.array(RecipeImage).describe('Pictures in order; the first is the cover.'),
    video: Video.nullable().describe('Video; `null` if there is none or `isLocked`.'),
    language: z
      .string()
      .nullable()
      .describe(
        "Language of the text as a BCP 47 tag, such as `de`; `null` to use the site's language.",
      ),
    youtubeVideoId: z
      .string()
      .nullable()
      .describe('ID of a YouTube video; `null` if there is none or `isLocked`.'),
    storyExcerpt: z
      .string()
      .nullable()
      .describe('Beginning of the story, as plain text; `null` if there is none or `isLocked`.'),
    reduced: Reduced,
    storyMore: WideRichText.describe('Rest of the story; empty if there is none or `isLocked`.'),
    storyImages: z
      .array(Image)
      .describe('Pictures used in `storyMore`, without duplicates; empty if `isLocked`.'),
    note: RichText.describe("Author's note; empty if there is none or `isLocked`."),
    yieldServings: z
      .number()
      .nullable()
      .describe('Number of servings, or the lower end of a range; `null` if unknown.'),
    yieldMax: z
      .number()
      .nullable()
      .describe('Upper end of a range of servings; `null` if there is no range.'),
    servingDescription: z
      .string()
      .nullable()
      .describe('Name of the servings, such as `loaves`; `null` to use `servings`.'),
    difficultyLevel: z
      .enum(DIFFICULTY_LEVELS)
      .nullable()
      .describe('Difficulty; `null` if unknown.'),
    keywords: z.array(z.string()).describe('Additional search keywords.'),
    seo: Seo.nullable().describe(seoOf('the recipe')),
    instructionCount: z.number().describe('Number of steps, including withheld ones.'),
    ingredientUsageGroups: z
      .array(IngredientUsageGroup)
      .describe(
        'Groups of ingredient lines, in order; if `isLocked`, at most the first three lines and no group notes.',
      ),
    instructionGroups: z
      .array(InstructionGroup)
      .describe('Groups of steps, in order; empty if `isLocked`.'),
    equipmentUsages: z.array(EquipmentUsage).describe('Equipment, in order; empty if `isLocked`.'),
    cuisines: z.array(Term).describe('Cuisine terms.'),
    methods: z.array(Term).describe('Method terms.'),
    diets: z.array(Term).describe('Diet terms.'),
    tags: z.array(Term).describe('Tag terms.'),
    collections: z
      .array(
        z.object({
          id: OwnId,
          slug: slugOf('collection'),
          title: z.string().describe('Title of the collection.'),
        }),
      )
      .describe('Collections that contain the recipe.'),
    legacyRecipeData: z
      .object({
        content: z
          .string()
          .describe(
            "Sanitized HTML of the post; the site's own pictures are linked as `/media/{key}`.",
          ),
      })
      .nullable()
      .describe('A post without a structured recipe; `null` if there is none or `isLocked`.'),
  })
  .describe('A recipe as shown to readers; without the withheld parts if `isLocked`.')
export type Recipe = z.infer<typeof Recipe>

/** A recipe in the list of its managers. */
export const ManagedRecipeRow = RecipeCard.extend({
  updatedAt: UpdatedAt,
  isLegacy: z.boolean().describe('Whether this is a stored post without a structured recipe.'),
  changesAt: nullableTimeOf(
    'Time at which its draft will be published automatically',
    'if not scheduled',
  ),
  changesFailure: z
    .string()
    .nullable()
    .describe('Why scheduled changes could not be published; `null` if they did not fail.'),
  deletedAt: nullableTimeOf('Time of the deletion', 'if it is not deleted'),
}).describe('A recipe in a list for managers.')
export type ManagedRecipeRow = z.infer<typeof ManagedRecipeRow>

/** A recipe for editing, with all its fields. */
export const ManagedRecipe = Recipe.extend({
  contributors: z
    .array(
      z.object({
        id: Id.describe('ID of the user.'),
        displayName: z.string().nullable().describe('Display name; `null` if not set.'),
      }),
    )
    .describe('Users who contributed to the recipe.'),
  previewUrl: z
    .string()
    .describe('Signed URL that previews the recipe on its site, even as a draft; valid for a day.'),
  sourceUrl: z.string().nullable().describe('URL it was imported from; `null` if there is none.'),
  legacyRecipeData: z
    .looseObject({})
    .nullable()
    .describe(
      'For a post without a structured recipe: HTML in `content`; `null` if there is none.',
    ),
}).describe('A recipe for editing, with all its fields.')
export type ManagedRecipe = z.infer<typeof ManagedRecipe>

/** A published recipe in a picker. */
export const PublishedRecipe = RecipeCard.pick({
  id: true,
  slug: true,
  title: true,
  image: true,
  privacySetting: true,
  publishedAt: true,
}).describe('A published recipe, in short form for pickers.')
export type PublishedRecipe = z.infer<typeof PublishedRecipe>
