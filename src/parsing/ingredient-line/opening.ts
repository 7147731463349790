import { parseNumberWord } from '@/src/parsing/ingredient-line/number-words'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, getLowerAt } from '@/src/parsing/ingredient-line/tokens'

const TAKEN =
  /^(?:juice|zest|rind|peel|leaves|seeds|flesh|grated|saft|schale|abrieb|jus|zeste|zestes|zumo|jugo|ralladura|succo|scorza|suco|raspas|sap|rasp)$/
const SOURCE = ['of', 'from', 'von', 'vom', 'de', 'd', "d'", 'di', 'van']
/** Longest opening, in words. */
const MAX_WORDS = 5

/** Reads the part that is taken from a counted item: "Juice of" 1 lemon, "le jus d'" un citron. */
export function readOpening(tokens: readonly Token[]): Token[] {
  for (let at = 1; at <= MAX_WORDS + 1 && at < tokens.length; at += 1) {
    const isTaken = tokens.slice(0, at).some(({ lower }) => TAKEN.test(lower))
    if (isTaken && endsOpening(tokens, at)) return tokens.slice(0, at)
    if (tokens[at - 1]?.kind !== 'word' && !isElision(tokens, at - 1)) return []
  }
  return []
}

const isElision = (tokens: readonly Token[], at: number): boolean =>
  /['’]$/.test(getLowerAt(tokens, at))

// "Saft einer halben Zitrone" needs no "von".
function endsOpening(tokens: readonly Token[], at: number): boolean {
  if (isAt(tokens, at, 'einer', 'eines')) return true
  return isAt(tokens, at - 1, ...SOURCE) && isAmount(tokens, at)
}

function isAmount(tokens: readonly Token[], at: number): boolean {
  const isNumber = tokens[at]?.kind === 'number' || isAt(tokens, at, 'a', 'an', 'about')
  return isNumber || parseNumberWord(getLowerAt(tokens, at)) !== undefined
}
