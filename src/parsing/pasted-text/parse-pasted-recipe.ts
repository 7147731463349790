import { bounded } from '@/src/parsing/bounds'
import { withRepeatedTitles, withStepLabels } from '@/src/parsing/pasted-text/marked-lines'
import { findTitle } from '@/src/parsing/pasted-text/title'
import { missing } from '@/src/parsing/recipe-page/finish'
import { emptyDraft } from '@/src/parsing/recipe-page/merge'
import {
  withoutRepeatedLines,
  withoutRepeatedSteps,
} from '@/src/parsing/recipe-page/layout/repeated'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import type { RecipeFacts } from '@/src/parsing/recipe-text/facts'
import { readFacts } from '@/src/parsing/recipe-text/facts'
import { isSentence } from '@/src/parsing/recipe-text/line-kind'
import { withoutListTail, withoutTail } from '@/src/parsing/recipe-text/part-ends'
import { readIngredientGroups, readInstructionGroups } from '@/src/parsing/recipe-text/read-groups'
import { findSections } from '@/src/parsing/recipe-text/sections'
import type { Sections } from '@/src/parsing/recipe-text/sections'
import type { TextLine } from '@/src/parsing/recipe-text/text-line'
import { textLines } from '@/src/parsing/recipe-text/text-line'

/** Reads a recipe from pasted text, plain or markdown; null when there is no ingredient list in it. */
export function parsePastedRecipe(text: string): ParsedRecipe | null {
  const lines = withRepeatedTitles(withStepLabels(textLines(text.slice(0, 200_000))))
  const facts = readFacts(lines)
  const open = lines.filter((_, at) => !facts.used.has(at))
  const sections = findSections(open)
  const take = (ranges: [number, number][]): TextLine[] =>
    ranges.flatMap(([start, end]) => open.slice(start, end))
  const ingredientGroups = withoutRepeatedLines(
    readIngredientGroups(withoutListTail(take(sections.ingredients))),
  )
  const instructionGroups = withoutRepeatedSteps(
    readInstructionGroups(withoutTail(take(sections.instructions))),
  )
  if (ingredientGroups.length === 0) return null
  const { title, at } = findTitle(open, sections, ingredientGroups)
  const recipe: ParsedRecipe = {
    ...emptyDraft(),
    ...times(facts),
    title,
    description: descriptionAfter(open, at, sections),
    ingredientGroups,
    instructionGroups,
    language: null,
    siteName: null,
    canonicalUrl: null,
    notes: [],
    warnings: [],
  }
  return bounded({
    ...recipe,
    warnings: missing(recipe).filter((warning) => warning.code !== 'image_missing'),
  })
}

function times(
  facts: RecipeFacts,
): Pick<ParsedRecipe, 'yields' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'totalTimeMinutes'> {
  const { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes } = facts
  return { yields, prepTimeMinutes, cookTimeMinutes, totalTimeMinutes }
}

function descriptionAfter(lines: TextLine[], title: number, sections: Sections): string | null {
  const end = sections.ingredients[0]?.[0] ?? 0
  const text = lines.slice(title + 1, end).filter((line) => isSentence(line.text))
  return text.map((line) => line.text).join(' ') || null
}
