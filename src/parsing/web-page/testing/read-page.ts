import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** Builds a page around a body. */
export const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`

/** Builds a JSON-LD script. */
export const buildJsonLd = (value: unknown): string =>
  `<script type="application/buildJsonLd+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

/** Parses the recipe of a page; throws if there is none. */
export function read(html: string, url = 'https://kitchen.example/soups/leek'): ParsedRecipe {
  const recipe = parseRecipePage({ html, url })
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

/** Returns all ingredient lines. */
export const lines = (recipe: ParsedRecipe): string[] =>
  recipe.ingredientGroups.flatMap((g) => g.lines)

/** Returns the texts of all steps. */
export const steps = (recipe: ParsedRecipe): string[] =>
  recipe.instructionGroups.flatMap((g) => g.steps.map((step) => step.text))

/** A complete recipe as JSON-LD. */
export const LEEK_SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek Soup',
  recipeIngredient: ['3 leeks', '1 litre stock'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Slice the leeks.' },
    { '@type': 'HowToStep', text: 'Simmer in the stock for 20 minutes.' },
  ],
}
