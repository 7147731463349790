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
const Note = Words.describe('Plain text; `null` or omitted if there is none.')
const minutesOf = (what: string) =>
  z
    .number()
    .min(0)
    .max(MAX_MINUTES)
    .nullable()
    .optional()
    .describe(`${what}, in minutes; \`null\` or omitted if there is none.`)
const Quantity = z.number().min(0).max(MAX_QUANTITY).nullable().optional()
const linkOf = <Address extends z.ZodType<string>>(address: Address) =>
  address
    .nullable()
    .optional()
    .describe('URL, for example of a shop; `null` or omitted if there is none.')
/** A heading of a group by the rule for its words. */
const headingOf = <Words extends z.ZodType<string>>(words: Words) =>
  words.nullable().optional().describe('Heading of the group; `null` or omitted if there is none.')
const GroupTitle = headingOf(NonEmpty.max(500))
/** The id of something the site may use. */
const referenceTo = (what: string) =>
  Id.nullable().optional().describe(`ID of the ${what}; \`null\` or omitted if there is none.`)

const ingredientUsage = <Address extends z.ZodType<string>>(address: Address) =>
  z
    .strictObject({
      id: WrittenRowId,
      quantityMin: Quantity.describe('Quantity in the unit, or the lower end of a range.'),
      quantityMax: Quantity.describe('Upper end of a range.'),
      unitId: referenceTo('unit'),
      ingredientId: referenceTo('ingredient'),
      ingredientTitleOverride: Words.describe("Name to show instead of the ingredient's own."),
      preparation: Text.nullable().optional().describe('Preparation.'),
      note: Note,
      link: linkOf(address),
      text: z
        .string()
        .max(MAX_LINE_LENGTH)
        .nullable()
        .optional()
        .describe(
          'The line as its author typed it. If omitted, it is composed from the other fields; if sent with them, they must agree.',
        ),
      spans: LineSpans.nullable()
        .optional()
        .describe(
          'Parts of `text`, in order and without overlap; detected by the server if omitted.',
        ),
      originalText: Words.describe('Deprecated name of `text`, which takes precedence.'),
    })
    .describe('An ingredient line to write.')

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
              timerMinutes: minutesOf('Timer duration'),
              furtherTimers: FurtherTimersWrite,
              note: Note,
              videoId: referenceTo('video'),
              imageIds: z.array(Id).max(20).optional().describe('IDs of the pictures, in order.'),
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
  imageOverrideId: referenceTo("picture to show instead of the equipment's own"),
  equipmentTitleOverride: Words.describe("Name to show instead of the equipment's own."),
})

/** The use of a piece of equipment in a recipe before the piece was deleted. */
export const DeletedEquipmentUse = z
  .strictObject({
    ...equipmentUsage(WebAddress),
    recipeId: Id.describe('ID of the recipe.'),
    position: z.int().min(0).max(10_000).describe('Position in the recipe.'),
  })
  .describe('How a recipe used a piece of equipment before the equipment was deleted.')

const equipmentUsages = <Address extends z.ZodType<string>>(address: Address) =>
  z
    .array(
      z.strictObject({
        ...equipmentUsage(address),
        equipmentId: Id.describe('ID of the equipment in the catalogue.'),
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
const termIds = (kind: string) => Ids.describe(`IDs of ${kind} terms.`)

const recipeFields = z.strictObject({
  title: NonEmpty.max(500).describe('Title of the recipe.'),
  slug: Slug.describe("Slug used in the URL; unique among the site's recipes."),
  description: Words.describe('Plain text, also shown to readers when the recipe is locked.'),
  images: z
    .array(
      z.strictObject({
        id: Id.describe('ID of the picture.'),
        crop: Crop.nullable()
          .optional()
          .describe('Visible part of the picture; `null` or omitted for the whole picture.'),
        shareCrop: Crop.nullable()
          .optional()
          .describe(
            'Crop used in link previews if this is the cover; `null` or omitted to use `crop`.',
          ),
      }),
    )
    .max(50)
    .optional()
    .describe('Pictures in order; the first is the cover.'),
  videoId: referenceTo('video'),
  language: LanguageTag.nullable()
    .optional()
    .describe(
      "Language of the text as a BCP 47 tag, such as `de`; `null` to use the site's language.",
    ),
  youtubeVideoId: z.string().max(64).nullable().optional().describe('ID of a YouTube video.'),
  storyExcerpt: Words.describe('Beginning of the story, as plain text.'),
  storyMore: PlainOrWideRichText.nullable().optional().describe('Rest of the story.'),
  note: Text.nullable().optional().describe("Author's note."),
  legacyRecipeData: StoredPost.nullable()
    .optional()
    .describe(
      'For a post without a structured recipe: its HTML in `content`, at most 500,000 characters; sanitized before it is stored.',
    ),
  privacySetting: z
    .enum(PRIVACY_SETTINGS)
    .optional()
    .describe('Who can read the whole recipe; `public` by default.'),
  publishedAt: Instant.nullable()
    .optional()
    .describe('Publication time, which can be in the future; `null` for a draft.'),
  prepTimeMinutes: minutesOf('Preparation time'),
  cookTimeMinutes: minutesOf('Cooking time'),
  customTimeMinutes: minutesOf('Custom time, named by `customTimeLabel`'),
  customTimeLabel: z
    .string()
    .max(200)
    .nullable()
    .optional()
    .describe('Name of the custom time, such as `Rest`.'),
  yieldServings: Quantity.describe('Number of servings, or the lower end of a range.'),
  yieldMax: Quantity.describe(
    'Upper end of a range of servings, greater than `yieldServings`; `null` or omitted if there is no range.',
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
    .describe('Difficulty; `null` or omitted if unknown.'),
  tagIds: termIds('tag'),
  methodIds: termIds('method'),
  foodCategoryIds: termIds('food category'),
  mealIds: termIds('meal'),
  cuisineIds: termIds('cuisine'),
  dietIds: termIds('diet'),
  contributorIds: Ids.describe('IDs of users who contributed to the recipe.'),
  keywords: z
    .array(z.string().trim().min(1).max(200))
    .max(200)
    .optional()
    .describe('Additional search keywords.'),
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
  .describe('A complete recipe to write; omitted fields are cleared.')
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
    title: Unchecked.describe('Title of the recipe; can be empty in a draft.'),
    slug: Unchecked.describe('Slug used in the URL; validated when the draft is published.'),
    ingredientUsageGroups: ingredientUsageGroups(ingredientUsage(Unchecked), UncheckedTitle),
    instructionGroups: instructionGroups(UncheckedTitle),
    equipmentUsages: equipmentUsages(Unchecked),
    language: z
      .string()
      .max(35)
      .nullable()
      .optional()
      .describe('Language of the text as a BCP 47 tag; can be incomplete in a draft.'),
  })
  .describe(
    'A draft of a recipe; its title, slug, headings, links and language are not validated until it is published.',
  )
/** A draft of a recipe; every rich text is a document. */
export type RecipeDraftDocument = z.output<typeof RecipeDraftDocument>

/** Body of an update of a recipe. */
export const RecipeUpdate = recipeFields
  .extend({ updatedAt: BaseVersion })
  .check(checkYieldRange)
  .describe('A complete recipe to write, with the version that the edit is based on.')
