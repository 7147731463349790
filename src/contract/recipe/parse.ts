import { z } from 'zod'
import { WebAddress } from '../basics'
import { Ingredient, Unit } from './recipe'
import { RecipeWrite } from './recipe-write'

/**
 * Maximum size of the body of `parseRecipe`, in bytes: a whole saved page fits.
 * @see docs/product/api.md#requests
 */
export const MAX_PARSE_BODY_BYTES = 6 * 1_048_576

/** The source of a recipe: a URL, the HTML of a page, or plain text. */
export const RecipeParse = z.union([
  z.strictObject({ url: WebAddress }),
  z.strictObject({
    html: z.string().min(1),
    url: WebAddress.optional().describe('URL of the page, to resolve links in it.'),
  }),
  z.strictObject({ text: z.string().trim().min(1).max(500_000) }),
])
export type RecipeParse = z.output<typeof RecipeParse>

/**
 * A parsed recipe.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export const ParsedDraft = z.object({
  recipe: RecipeWrite.describe('A draft that `createRecipe` accepts.'),
  imageUrls: z.array(z.string()).describe('URLs of pictures, best first.'),
  language: z.string().nullable().describe('Language tag, such as `en`; null if unknown.'),
  warnings: z
    .array(z.object({ code: z.string(), message: z.string() }))
    .describe('What could not be read.'),
})
export type ParsedDraft = z.infer<typeof ParsedDraft>

/** Body of `parseIngredients`. */
export const IngredientParse = z.strictObject({
  lines: z.array(z.string().max(2_000)).max(500).describe('Ingredient lines as text.'),
  language: z.string().max(35).optional().describe('Language tag; detected when left out.'),
})
export type IngredientParse = z.output<typeof IngredientParse>

const Amount = z.object({
  quantityMin: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: Unit.nullable().describe('The unit in the catalogue; null if there is none.'),
  unitText: z.string().nullable().describe('The unit as written.'),
})

/** A parsed ingredient line. */
export const ParsedUsage = Amount.extend({
  originalText: z.string(),
  ingredient: Ingredient.nullable().describe(
    'The ingredient in the catalogue; null if there is none.',
  ),
  ingredientText: z.string().describe('The ingredient as written.'),
  preparation: z.string().nullable(),
  note: z.string().nullable(),
  alternatives: z
    .array(Amount)
    .describe('The same amount in other units, where the line gives them.'),
})
export type ParsedUsage = z.infer<typeof ParsedUsage>
