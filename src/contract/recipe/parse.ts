import { z } from 'zod'
import { NonEmpty, WebAddress } from '../basics'
import { Ingredient, Unit } from './catalogue'
import { RecipeWrite } from './recipe-write'

/**
 * Maximum size of the body of `parseRecipe`, in bytes: a whole saved page fits.
 * @see docs/product/api.md#requests
 */
export const MAX_PARSE_BODY_BYTES = 6 * 1_048_576

const site = NonEmpty.max(253)
  .optional()
  .describe(
    "Slug of one of the caller's sites; the recipe's author becomes a contributor if they work on it too.",
  )

/** The source of a recipe: a URL, the HTML of a page, or plain text. */
export const RecipeParse = z
  .union([
    z
      .strictObject({ url: WebAddress.describe('URL of the page to fetch.'), site })
      .describe('A page to fetch.'),
    z
      .strictObject({
        html: z.string().min(1).describe('HTML of the page.'),
        url: WebAddress.optional().describe('URL of the page, used to resolve relative links.'),
        site,
      })
      .describe('The HTML of a page.'),
    z
      .strictObject({
        text: z.string().trim().min(1).max(500_000).describe('The recipe as text.'),
        site,
      })
      .describe('Plain text.'),
  ])
  .describe('Source of the recipe: a URL, the HTML of a page, or plain text.')
export type RecipeParse = z.output<typeof RecipeParse>

/**
 * A parsed recipe.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export const ParsedDraft = z
  .object({
    recipe: RecipeWrite.describe('A draft to send to `createRecipe`.'),
    imageUrls: z.array(z.string()).describe('URLs of pictures, best match first.'),
    sourceUrl: z
      .string()
      .nullable()
      .describe('Canonical URL of the page, as it declares it; `null` if unknown.'),
    language: z.string().nullable().describe('Language tag, such as `en`; `null` if unknown.'),
    warnings: z
      .array(
        z.object({
          code: z.string().describe('Warning code; new codes may be added.'),
          message: z.string().describe('Human-readable warning, in English.'),
        }),
      )
      .describe('Problems found while parsing.'),
  })
  .describe('A parsed recipe.')
export type ParsedDraft = z.infer<typeof ParsedDraft>

/** Body of `parseIngredients`. */
export const IngredientParse = z
  .strictObject({
    lines: z.array(z.string().max(2_000)).max(500).describe('Ingredient lines as text.'),
    language: z.string().max(35).optional().describe('Language tag; detected if omitted.'),
  })
  .describe('Ingredient lines to parse.')
export type IngredientParse = z.output<typeof IngredientParse>

const Amount = z.object({
  quantityMin: z
    .number()
    .nullable()
    .describe('Quantity, or the lower end of a range; `null` if there is none.'),
  quantityMax: z.number().nullable().describe('Upper end of a range; `null` if there is no range.'),
  unit: Unit.nullable().describe('Matching unit in the catalogue; `null` if there is none.'),
  unitText: z.string().nullable().describe('The unit as written; `null` if there is none.'),
})

/** A parsed ingredient line. */
export const ParsedUsage = Amount.extend({
  originalText: z.string().describe('The line as it was sent.'),
  ingredient: Ingredient.nullable().describe(
    'Matching ingredient in the catalogue; `null` if there is none.',
  ),
  ingredientText: z.string().describe('The ingredient as written.'),
  preparation: z
    .string()
    .nullable()
    .describe('Preparation, such as `chopped`; `null` if there is none.'),
  note: z.string().nullable().describe('Any remaining text of the line; `null` if there is none.'),
  alternatives: z.array(Amount).describe('The same amount in other units, if the line gives any.'),
}).describe('A parsed ingredient line.')
export type ParsedUsage = z.infer<typeof ParsedUsage>
