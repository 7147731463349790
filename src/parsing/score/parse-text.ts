import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { toContractFields } from '@/src/parsing/score/parse-page'

/** The answer of recipe-parse for pasted text as the scoring script reads it. */
export function parse(text: string): object | null {
  return toContractFields(parsePastedRecipe(text))
}
