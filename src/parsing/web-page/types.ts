import type { RecipeYield } from '@/src/parsing/yield'

/** A part of an ingredient list; the title is null for lines before any heading. */
export interface ParsedIngredientGroup {
  title: string | null
  lines: string[]
}

/** A step of the method with its pictures. */
export interface ParsedStep {
  text: string
  imageUrls: string[]
}

/** A part of the method; the title is null for steps before any heading. */
export interface ParsedInstructionGroup {
  title: string | null
  steps: ParsedStep[]
}

/** A warning for the user about something that was missing, guessed or repaired. */
export interface ParseWarning {
  code: ParseWarningCode
  message: string
}

/** Codes of the warnings of {@link ParsedRecipe}. */
type ParseWarningCode =
  | 'title_missing'
  | 'ingredients_missing'
  | 'instructions_missing'
  | 'image_missing'
  | 'structured_data_repaired'
  | 'several_recipes'
  | 'read_from_layout'
  | 'contradicted'
  | 'too_long'
  | 'left_out'
  | 'list_divided'
  | 'moved_to_note'

/** Calories per serving, and the other values as the page states them. */
export interface ParsedNutrition {
  calories: number | null
  values: Record<string, string>
}

/** A recipe parsed from a page or a text, before it is matched with the catalogues. */
export interface ParsedRecipe {
  title: string
  description: string | null
  imageUrls: string[]
  author: string | null
  datePublished: string | null
  yields: RecipeYield
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  totalTimeMinutes: number | null
  ingredientGroups: ParsedIngredientGroup[]
  instructionGroups: ParsedInstructionGroup[]
  keywords: string[]
  categories: string[]
  cuisines: string[]
  diets: string[]
  videoUrl: string | null
  nutrition: ParsedNutrition
  language: string | null
  siteName: string | null
  canonicalUrl: string | null
  /** Notes and tips of the recipe, and text that was too long for its place. */
  notes: string[]
  warnings: ParseWarning[]
}

/** A node of schema.org data, from any markup. */
export type SchemaNode = Record<string, unknown>

/** A recipe from one source on a page (JSON-LD, microdata, plugin markup and so on). */
export type RecipeDraft = Omit<ParsedRecipe, 'language' | 'siteName' | 'canonicalUrl' | 'warnings'>
