import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { plainLines } from '@/src/parsing/plain-text'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { recipeFromParsed } from '@/src/importing/imported-recipe'
import { withLeftOver } from '@/src/importing/left-over'
import { recipeOfPost } from '../posts'
import type { ImportedPost } from '../posts'

/** Longer notes are whole pages, whose layout is read. */
const MAX_TEXT = 50_000

/**
 * Reads a note of a notes program: as a post, else as typed text, a line in each paragraph. What is in
 * no part of the recipe becomes its story.
 */
export function recipeOfNote(note: ImportedPost): ImportedRecipe {
  const recipe = recipeOfPost(note)
  if (recipe.legacyHtml === null) return recipe
  const text = plainLines(note.html).join('\n')
  const parsed = text.length > MAX_TEXT ? null : parsePastedRecipe(text)
  const hasParts =
    parsed && parsed.ingredientGroups.length > 0 && parsed.instructionGroups.length > 0
  if (!hasParts) return recipe
  const warnings = parsed.warnings.filter(({ code }) => !/^(?:title_missing|left_out)$/.test(code))
  const read = recipeFromParsed({ ...parsed, warnings })
  const known = Object.fromEntries(Object.entries(note.known).filter(([, value]) => value !== null))
  return withLeftOver({ ...read, ...known, title: note.title || read.title }, note.html)
}
