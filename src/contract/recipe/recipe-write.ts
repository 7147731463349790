import { z } from 'zod'
import { MAX_LINE_LENGTH, MAX_MINUTES, MAX_QUANTITY } from '@/src/domain/recipes/recipe-limits'
import { Id, Instant, LanguageTag, NonEmpty, Slug, WebAddress } from '../basics'
import { BaseVersion, WrittenRowId } from '../common-fields'
import { Crop } from '../media/image'
import { INVALID_INPUT } from '../messages'
import { SeoWrite, seoOf } from '../seo'
import { LineSpans } from './line-span'
import { DIFFICULTY_LEVELS, PRIVACY_SETTINGS } from './recipe'
import { PlainOrRichText as Text, PlainOrWideRichText } from './rich-text'
import { FurtherTimersWrite } from './step-timers'
import { checkYieldRange } from './yield-range'

const Words = z.string().max(20_000).nullable().optional()
const Note = Words.describe('Plain text; null or absent for none.')
const minutesOf = (what: string) =>
  z
    .number()
    .min(0)
    .max(MAX_MINUTES)
    .nullable()
    .optional()
    .describe(`${what}, in minutes; null or absent for none.`)
const Quantity = z.number().min(0).max(MAX_QUANTITY).nullable().optional()
const linkOf = <Address extends z.ZodType<string>>(address: Address) =>
  address.nullable().optional().describe('URL, for example of a shop; null or absent for none.')
/** A heading of a group by the rule for its words. */
const headingOf = <Words extends z.ZodType<string>>(words: Words) =>
  words.nullable().optional().describe('Heading of the group; null or absent for none.')
const GroupTitle = headingOf(NonEmpty.max(500))
/** The id of something the site may use. */
const referenceTo = (what: string) =>
  Id.nullable().optional().describe(`The id of the ${what}; null or absent for none.`)

const ingredientUsage = <Address extends z.ZodType<string>>(address: Address) =>
  z
    .strictObject({
      id: WrittenRowId,
      quantityMin: Quantity.describe('Quantity in the unit, or the lower end of a range.'),
      quantityMax: Quantity.describe('Upper end of a range.'),
      unitId: referenceTo('unit'),
      ingredientId: referenceTo('ingredient'),
      ingredientTitleOverride: Words.describe('Name shown instead of that of the ingredient.'),
      preparation: Text.nullable().optional().describe('Preparation.'),
      note: Note,
      link: linkOf(address),
      text: z
        .string()
        .max(MAX_LINE_LENGTH)
        .nullable()
        .optional()
        .describe(
          'The line as its author typed it. Left out, it is composed from the other fields; sent with other fields, they have to agree.',
        ),
      spans: LineSpans.nullable()
        .optional()
        .describe(
          'Parts of `text`, in order and without overlap; found by the server if left out.',
        ),
      originalText: Words.describe('The former name of `text`, which takes precedence.'),
    })
    .describe('An ingredient line in a request.')

/**
 * An ingredient line in a request.
 * @see docs/product/recipes.md#ingredient-lines
 */
export const IngredientUsageWrite = ingredientUsage(WebAddress)

const ingredientUsageGroups = <Line extends z.ZodType>(line: Line, title = GroupTitle) =>
  z
    .array(
      z.strictObject({
        id: WrittenRowId,
        title,
        note: Note,
        ingredientUsages: z.array(line).max(500).describe('Ingredient lines, in order.'),
      }),
    )
    .max(100)
    .optional()
    .describe('Groups of ingredient lines, in order.')

const instructionGroups = (title = GroupTitle) =>
  z
    .array(
      z.strictObject({
        id: WrittenRowId,
        title,
        note: Note,
        instructions: z
          .array(
            z.strictObject({
              id: WrittenRowId,
              content: Text.nullable().optional().describe('Text of the step.'),
              timerMinutes: minutesOf('Timer'),
              furtherTimers: FurtherTimersWrite,
              note: Note,
              videoId: referenceTo('video'),
              imageIds: z.array(Id).max(20).optional().describe('Ids of the pictures, in order.'),
            }),
          )
          .max(500)
          .describe('Steps, in order.'),
      }),
    )
    .max(100)
    .optional()
    .describe('Groups of steps, in order.')

const equipmentUsage = <Address extends z.ZodType<string>>(address: Address) => ({
  id: WrittenRowId,
  link: linkOf(address),
  note: Note,
  imageOverrideId: referenceTo('picture shown instead of that of the equipment'),
  equipmentTitleOverride: Words.describe('Name shown instead of that of the equipment.'),
})

/** The use of a piece of equipment in a recipe before the piece was deleted. */
export const DeletedEquipmentUse = z
  .strictObject({
    ...equipmentUsage(WebAddress),
    recipeId: Id.describe('The id of the recipe.'),
    position: z.int().min(0).max(10_000).describe('Position in the recipe.'),
  })
  .describe('The use of a piece of equipment in a recipe, as it was when the piece was deleted.')

const equipmentUsages = <Address extends z.ZodType<string>>(address: Address) =>
  z
    .array(
      z.strictObject({
        ...equipmentUsage(address),
        equipmentId: Id.describe('The id of the equipment in the catalogue.'),
      }),
    )
    .max(100)
    .optional()
    .describe('Equipment, in order.')

/** Maximum length of the HTML of a stored post: ten times the longest real ones. */
const MAX_POST_LENGTH = 500_000
const StoredPost = z
  .looseObject({})
  .refine(({ content }) => typeof content !== 'string' || content.length <= MAX_POST_LENGTH, {
    path: ['content'],
    error: INVALID_INPUT,
  })

const Ids = z.array(Id).max(100).optional()
const termIds = (kind: string) => Ids.describe(`Ids of terms of the kind ${kind}.`)

const recipeFields = z.strictObject({
  title: NonEmpty.max(500).describe('Title of the recipe.'),
  slug: Slug.describe('Part of the URL; unique among the recipes of the site.'),
  description: Words.describe('Plain text, also shown to readers of a locked recipe.'),
  images: z
    .array(
      z.strictObject({
        id: Id.describe('The id of the picture.'),
        crop: Crop.nullable()
          .optional()
          .describe('The visible part; null or absent for the whole picture.'),
        shareCrop: Crop.nullable()
          .optional()
          .describe(
            'The part that is shown with a link to the recipe, if it is the cover; null or absent for that of `crop`.',
          ),
      }),
    )
    .max(50)
    .optional()
    .describe('Pictures in order; the first is the cover.'),
  videoId: referenceTo('video'),
  language: LanguageTag.nullable()
    .optional()
    .describe('Language of the text as a BCP 47 tag, such as `de`; null for that of the site.'),
  youtubeVideoId: z.string().max(64).nullable().optional().describe('Id of a YouTube video.'),
  storyExcerpt: Words.describe('The beginning of the story, as plain text.'),
  storyMore: PlainOrWideRichText.nullable().optional().describe('The rest of the story.'),
  note: Text.nullable().optional().describe('Note of the author.'),
  legacyRecipeData: StoredPost.nullable()
    .optional()
    .describe(
      'A post without a structured recipe: its HTML in `content`, 500,000 characters at most; made safe when it is stored.',
    ),
  privacySetting: z
    .enum(PRIVACY_SETTINGS)
    .optional()
    .describe('Readers of the whole recipe; `public` by default.'),
  publishedAt: Instant.nullable()
    .optional()
    .describe('Time of publication, which may be in the future; null for a draft.'),
  prepTimeMinutes: minutesOf('Preparation time'),
  cookTimeMinutes: minutesOf('Cooking time'),
  customTimeMinutes: minutesOf('Third time, named by `customTimeLabel`'),
  customTimeLabel: z
    .string()
    .max(200)
    .nullable()
    .optional()
    .describe('Name of the third time, such as `Rest`.'),
  yieldServings: Quantity.describe('Number of servings, or the lower end of a range.'),
  yieldMax: Quantity.describe(
    'Upper end of a range of servings, larger than `yieldServings`; null or absent without one.',
  ),
  servingDescription: z
    .string()
    .max(200)
    .nullable()
    .optional()
    .describe('Name of the servings, such as `loaves`.'),
  difficultyLevel: z
    .enum(DIFFICULTY_LEVELS)
    .nullable()
    .optional()
    .describe('Difficulty; null or absent if unknown.'),
  tagIds: termIds('tag'),
  methodIds: termIds('method'),
  foodCategoryIds: termIds('food category'),
  mealIds: termIds('meal'),
  cuisineIds: termIds('cuisine'),
  dietIds: termIds('diet'),
  contributorIds: Ids.describe('Ids of users who contributed to the recipe.'),
  keywords: z
    .array(z.string().trim().min(1).max(200))
    .max(200)
    .optional()
    .describe('Words that the recipe is found by in searches.'),
  seo: SeoWrite.nullable().optional().describe(seoOf('the recipe')),
  ingredientUsageGroups: ingredientUsageGroups(IngredientUsageWrite),
  instructionGroups: instructionGroups(),
  equipmentUsages: equipmentUsages(WebAddress),
})

/**
 * A whole recipe in a request: omitted fields are emptied.
 * @see docs/product/recipes.md#fields
 */
export const RecipeWrite = recipeFields
  .check(checkYieldRange)
  .describe('A recipe in a request, complete: fields that are left out are empty.')
/** A recipe as a client sends it. */
export type RecipeWriteInput = z.input<typeof RecipeWrite>
/** A recipe after validation: every rich text is a document. */
export type RecipeWrite = z.output<typeof RecipeWrite>

/** A text that is still being typed: it is checked when the recipe is published. */
const Unchecked = z.string().max(20_000)

/** A heading without words yet. */
const UncheckedTitle = headingOf(z.string().max(500))

/**
 * A draft of a recipe: the write form, in which title, slug, headings, links and language need not be valid
 * yet.
 * @see docs/product/recipes.md#drafts
 */
export const RecipeDraftDocument = recipeFields
  .extend({
    title: Unchecked.describe('Title of the recipe; may be empty in a draft.'),
    slug: Unchecked.describe('Part of the URL; checked when the draft is published.'),
    ingredientUsageGroups: ingredientUsageGroups(ingredientUsage(Unchecked), UncheckedTitle),
    instructionGroups: instructionGroups(UncheckedTitle),
    equipmentUsages: equipmentUsages(Unchecked),
    language: z
      .string()
      .max(35)
      .nullable()
      .optional()
      .describe('Language of the text as a BCP 47 tag; may be half typed in a draft.'),
  })
  .describe(
    'A draft of a recipe: a recipe in a request whose title, slug, headings, links and language need not be valid yet.',
  )
/** A draft of a recipe; every rich text is a document. */
export type RecipeDraftDocument = z.output<typeof RecipeDraftDocument>

/** Body of an update of a recipe. */
export const RecipeUpdate = recipeFields
  .extend({ updatedAt: BaseVersion })
  .check(checkYieldRange)
  .describe('A recipe in an update, complete, with the version the edit is based on.')
