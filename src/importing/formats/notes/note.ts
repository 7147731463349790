import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { toPlainLines } from '@/src/parsing/plain-text'
import type { ImportedRecipe } from '@/src/importing/import-row'
import { toImportedRecipe } from '@/src/importing/imported-recipe'
import { addRemainingText } from '@/src/importing/remaining-text'
import { readPostRecipe } from '../posts'
import type { ImportedPost } from '../posts'

/** Longer notes are clipped pages and are read by layout. */
const MAX_TEXT = 50_000

/**
 * Reads a note as a post, else as plain text with a line per paragraph. Text outside the recipe
 * becomes its story.
 */
export function readNoteRecipe(note: ImportedPost): ImportedRecipe {
  const recipe = readPostRecipe(note)
  if (recipe.legacyHtml === null) return recipe
  const text = toPlainLines(note.html).join('\n')
  const parsed = text.length > MAX_TEXT ? null : parsePastedRecipe(text)
  const hasParts =
    parsed && parsed.ingredientGroups.length > 0 && parsed.instructionGroups.length > 0
  if (!hasParts) return recipe
  const warnings = parsed.warnings.filter(({ code }) => !/^(?:title_missing|left_out)$/.test(code))
  const read = toImportedRecipe({ ...parsed, warnings })
  const known = Object.fromEntries(Object.entries(note.known).filter(([, value]) => value !== null))
  return addRemainingText({ ...read, ...known, title: note.title || read.title }, note.html)
}
