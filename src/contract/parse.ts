import { z } from 'zod'
import { WebAddress } from './basics'
import { Ingredient, Unit } from './recipe'
import { RecipeWrite } from './recipe-write'

/**
 * Largest body of recipe-parse, in bytes: a whole saved page fits.
 * @see docs/product/api.md#requests
 */
export const MAX_PARSE_BODY_BYTES = 6 * 1_048_576

/** What to read a recipe from: a page's address, a page, or pasted words. */
export const RecipeParse = z.union([
  z.strictObject({ url: WebAddress }),
  z.strictObject({ html: z.string().min(1), url: WebAddress.optional() }),
  z.strictObject({ text: z.string().trim().min(1).max(500_000) }),
])
export type RecipeParse = z.output<typeof RecipeParse>

/**
 * A recipe that was read, in the shape that is written.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export const ParsedDraft = z.object({
  recipe: RecipeWrite,
  imageUrls: z.array(z.string()),
  language: z.string().nullable(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
})
export type ParsedDraft = z.infer<typeof ParsedDraft>

/** Ingredient lines as somebody wrote them. */
export const IngredientParse = z.strictObject({
  lines: z.array(z.string().max(2_000)).max(500),
  language: z.string().max(35).optional(),
})
export type IngredientParse = z.output<typeof IngredientParse>

const Amount = z.object({
  quantityMin: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unit: Unit.nullable(),
  unitText: z.string().nullable(),
})

/** An ingredient line that was read, with what the catalogues know of it. */
export const ParsedUsage = Amount.extend({
  originalText: z.string(),
  ingredient: Ingredient.nullable(),
  ingredientText: z.string(),
  preparation: z.string().nullable(),
  note: z.string().nullable(),
  alternatives: z.array(Amount),
})
export type ParsedUsage = z.infer<typeof ParsedUsage>
