import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'

/** The answer of recipe-parse as the scoring script reads it, made without the server. */
export function parse(html: string, url?: string): object | null {
  return toContractFields(parseRecipePage(url === undefined ? { html } : { html, url }))
}

/** A parsed recipe with the field names of the recipe-parse answer (contract: recipe-parse). */
export function toContractFields(recipe: ParsedRecipe | null): object | null {
  if (!recipe) return null
  const ingredientGroups = recipe.ingredientGroups.map((group) => ({
    title: group.title,
    ingredients: group.lines,
  }))
  return {
    recipe: { ...recipe, yieldServings: recipe.yields.number, ingredientGroups },
    imageUrls: recipe.imageUrls,
    language: recipe.language,
    warnings: recipe.warnings,
  }
}
