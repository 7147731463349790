import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { findRemainingText } from './remaining-text'
import type { RemainingText, ParsedParts } from './remaining-text'
import { readPageStory } from './page-story'

/** The text of a page outside its recipe: a story, and the notes in the recipe's card. */
export type SurroundingText = RemainingText & { note: RichTextDocument }

/** The result for a page with nothing outside its recipe. */
export const NO_SURROUNDING_TEXT: SurroundingText = { story: [], note: [], warnings: [] }

/**
 * Finds the text around a recipe on a page, without the navigation and other furniture of the site.
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
