import { isNotesTitle } from '@/src/parsing/pasted-text/notes'
import { STEP_WORD } from '@/src/parsing/recipe-lines/step-words'
import type { ParsedRecipe, ParseWarning } from '@/src/parsing/web-page/types'
import {
  isIngredientsTitle,
  isInstructionsTitle,
} from '@/src/parsing/web-page/layout/section-words'

/** Minimum share of a line's words in the recipe, below which the line counts as left out. */
const ENOUGH = 0.8
/** "1. ", "Step 2: ": dropped from steps. */
const STEP_NUMBER = new RegExp(
  String.raw`^\s*(?:${STEP_WORD}\s*)?\d{1,2}\s*(?:[.):–-]\s|[、．：]|$|(?=\p{Lu}))`,
  'iu',
)
/** Maximum length of a warning; the rest goes into the notes. */
const MAX_MESSAGE_LENGTH = 10_000

/**
 * Adds a warning with each line that is not in the recipe. A word of the recipe accounts for one
 * word of the lines, longest line first, so that a step that mentions salt does not account for a
 * lost line "salt".
 * @see docs/product/import-and-export.md#pasted-words
 */
export function addLeftOutWarning(recipe: ParsedRecipe, lines: readonly string[]): ParsedRecipe {
  const left = leftOut(recipe, lines)
  if (left.length === 0) return recipe
  const text = left.join('\n')
  const isShort = text.length <= MAX_MESSAGE_LENGTH
  const warning: ParseWarning = {
    code: 'left_out',
    message: isShort
      ? `Left out (${left.length}): ${left.map((line) => `“${line}”`).join(' ')}`
      : `Lines that were left out: ${left.length}. They are at the end of the note.`,
  }
  return {
    ...recipe,
    notes: isShort ? recipe.notes : [...recipe.notes, ...left],
    warnings: [...recipe.warnings, warning],
  }
}

function leftOut(recipe: ParsedRecipe, lines: readonly string[]): string[] {
  const texts = textsOf(recipe)
  const held = countsOf(texts.flatMap(wordsOf))
  const parts = countsOf(texts.map(folded))
  const told = lines
    .map((line, at) => ({ line, at, words: wordsOf(line.replace(STEP_NUMBER, '')) }))
    .filter(({ line, words }) => words.length > 0 && !isTitle(line))
  // Exact matches first, so that no longer line uses up their words.
  const others = told.filter(({ words }) => !isPart(words.join(' '), parts) || !isHeld(words, held))
  return others
    .sort((a, b) => b.words.length - a.words.length)
    .filter(({ words }) => !isHeld(words, held))
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line.trim())
}

const folded = (text: string): string => wordsOf(text).join(' ')

function isPart(text: string, parts: Map<string, number>): boolean {
  const count = parts.get(text) ?? 0
  parts.set(text, count - 1)
  return count > 0
}

const isTitle = (line: string): boolean =>
  isIngredientsTitle(line) || isInstructionsTitle(line) || isNotesTitle(line)

// Removes the words of a line from the recipe's words if they contain it.
function isHeld(words: readonly string[], held: Map<string, number>): boolean {
  const own = countsOf(words)
  let found = 0
  for (const [word, count] of own) found += Math.min(count, held.get(word) ?? 0)
  if (found < words.length * ENOUGH) return false
  for (const [word, count] of own) held.set(word, Math.max(0, (held.get(word) ?? 0) - count))
  return true
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function textsOf(recipe: ParsedRecipe): string[] {
  return [
    recipe.title,
    recipe.description ?? '',
    ...recipe.ingredientGroups.flatMap(({ title, lines }) => [title ?? '', ...lines]),
    ...recipe.instructionGroups.flatMap(({ title, steps }) => [
      title ?? '',
      ...steps.map((step) => step.text),
    ]),
    ...recipe.notes,
    ...recipe.keywords,
  ]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []
