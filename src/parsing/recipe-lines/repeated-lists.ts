import { startsWithAmount } from '@/src/parsing/recipe-lines/line-kind'
import type { ParsedIngredientGroup, ParsedInstructionGroup } from '@/src/parsing/web-page/types'

/**
 * Removes ingredients that a method repeats step by step ("2 large eggs, 8 oz flour"): runs of
 * amounts that are in the list.
 */
export function removeRepeatedLists(
  groups: ParsedInstructionGroup[],
  ingredients: readonly ParsedIngredientGroup[],
): ParsedInstructionGroup[] {
  const known = new Set(ingredients.flatMap((group) => group.lines.flatMap(wordsOf)))
  const kept = groups.map((group) => ({
    ...group,
    steps: group.steps.filter(({ text }) => !isListAgain(text, known)),
  }))
  const isEmptied = kept.every((group) => group.steps.length === 0)
  return isEmptied ? groups : kept.filter((group) => group.steps.length > 0)
}

function isListAgain(text: string, known: ReadonlySet<string>): boolean {
  if (text.length > 400 || /[.!?]\s+\p{Lu}/u.test(text)) return false
  const parts = text.replace(/\.$/, '').split(/,\s+|;\s*/)
  const counted = parts.filter(startsWithAmount).length
  if (!startsWithAmount(text) || counted < Math.max(1, parts.length * 0.6)) return false
  const words = wordsOf(text)
  const held = words.filter((word) => known.has(word)).length
  return words.length > 0 && held >= words.length * 0.85
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{2,}|\d+/gu) ?? []
