import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'

/** Parses lines as a recipe; throws if there is none. */
export function readPasted(...text: string[]): ParsedRecipe {
  const recipe = parsePastedRecipe(text.join('\n'))
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

/** Two steps that are parsed unchanged. */
export const METHOD = ['Mix it all and wait for a while.', 'Bake it until it is brown on top.']
/** Four ingredient lines that are parsed unchanged. */
export const LIST = ['200 g flour', '2 eggs', '1 tbsp oil', '100 ml milk']

/** Parses an English recipe card with these lines between its list and its method. */
export const readWithBetween = (...between: string[]): ParsedRecipe =>
  readPasted('Cake', 'Ingredients', ...LIST, ...between, 'Method', ...METHOD)
