import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { toContractFields } from '@/src/parsing/score/parse-page'

/** Returns the recipe-parse response for pasted text, for the scoring script. */
export function parse(text: string): object | null {
  return toContractFields(parsePastedRecipe(text))
}
