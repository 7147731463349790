import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { findRemainingText } from './remaining-text'
import type { RemainingText, ParsedParts } from './remaining-text'
import { readPageStory } from './page-story'

/** The words of a page that are not the recipe: a story, and the notes in the recipe's card. */
export type SurroundingText = RemainingText & { note: RichTextDocument }

/** The result for a page without anything around its recipe. */
export const NO_SURROUNDING_TEXT: SurroundingText = { story: [], note: [], warnings: [] }

/**
 * The words around a recipe that was read from a page, without what a site puts around every page.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function findSurroundingText(html: string, recipe: ParsedParts): SurroundingText {
  const page = readPageStory(html)
  if (!page) return NO_SURROUNDING_TEXT
  const told = findRemainingText(recipe, page.notes)
  const noted = { ...recipe, note: [...recipe.note, ...told.story] }
  const { story, warnings } = findRemainingText(noted, page.html)
  return { story, note: told.story, warnings: [...told.warnings, ...warnings] }
}
