import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'

/** The recipe in these lines; throws when none is found. */
export function readPasted(...text: string[]): ParsedRecipe {
  const recipe = parsePastedRecipe(text.join('\n'))
  if (!recipe) throw new Error('no recipe found')
  return recipe
}

/** Two steps that are read as they stand. */
export const METHOD = ['Mix it all and wait for a while.', 'Bake it until it is brown on top.']
/** Four ingredient lines that are read as they stand. */
export const LIST = ['200 g flour', '2 eggs', '1 tbsp oil', '100 ml milk']

/** A card in English with these lines between its list and its method. */
export const readWithBetween = (...between: string[]): ParsedRecipe =>
  readPasted('Cake', 'Ingredients', ...LIST, ...between, 'Method', ...METHOD)
