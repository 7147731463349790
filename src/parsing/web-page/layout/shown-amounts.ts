import { tokenize } from '@/src/parsing/ingredient-line/tokens'
import { readUnit } from '@/src/parsing/ingredient-line/units'
import type { PageRow } from '@/src/parsing/web-page/layout/page-rows'
import type { ParsedIngredientGroup } from '@/src/parsing/web-page/types'

// "18.20 gm oil": computed from what the author wrote.
const COMPUTED = /^\d+\.\d\d\s+\p{L}/u

/**
 * Replaces computed amounts in lines ("18.20 gm oil") by the displayed ones ("1 tbsp oil"), if the
 * page shows a line of the same name with a plain amount.
 */
export function replaceComputedAmounts(
  groups: ParsedIngredientGroup[],
  rows: readonly PageRow[],
): ParsedIngredientGroup[] {
  if (!groups.some((group) => group.lines.some((line) => COMPUTED.test(line)))) return groups
  const shown = rows
    .map(({ text }) => text)
    .filter((text) => text.length < 120 && /^[\d½¼¾⅓⅔⅛]/.test(text) && !COMPUTED.test(text))
  const asWritten = new Set(shown)
  const byName = new Map(shown.map((text) => [getNameWords(text), text]))
  const better = (line: string): string =>
    asWritten.has(line) ? line : (byName.get(getNameWords(line)) ?? line)
  return groups.map((group) => ({ ...group, lines: group.lines.map(better) }))
}

/** Returns the words of a line that are neither numbers nor units, in lower case. */
export function getNameWords(line: string): string {
  const tokens = tokenize(line)
  const words = tokens.filter((token, at) => token.kind === 'word' && !readUnit(tokens, at))
  return words.map((token) => token.lower).join(' ')
}
