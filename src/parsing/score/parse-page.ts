import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** Returns the recipe-parse response for a page, without the server, for the scoring script. */
export function parse(html: string, url?: string): object | null {
  return toContractFields(parseRecipePage(url === undefined ? { html } : { html, url }))
}

/** Converts a parsed recipe to the field names of the recipe-parse response. */
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
