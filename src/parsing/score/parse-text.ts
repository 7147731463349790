import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { neutral } from '@/src/parsing/score/parse-page'

/** The answer of recipe-parse for pasted text as the scoring script reads it. */
export function parse(text: string): object | null {
  return neutral(parsePastedRecipe(text))
}
