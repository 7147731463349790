import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { leftOver } from './left-over'
import type { LeftOver, ReadParts } from './left-over'
import { storyOfPage } from './page-story'

/** The words of a page that are not the recipe: a story, and the notes in the recipe's card. */
export type AroundRecipe = LeftOver & { note: RichTextDocument }

/** The result for a page without anything around its recipe. */
export const NOTHING_AROUND: AroundRecipe = { story: [], note: [], warnings: [] }

/**
 * The words around a recipe that was read from a page, without what a site puts around every page.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function aroundRecipe(html: string, recipe: ReadParts): AroundRecipe {
  const page = storyOfPage(html)
  if (!page) return NOTHING_AROUND
  const told = leftOver(recipe, page.notes)
  const noted = { ...recipe, note: [...recipe.note, ...told.story] }
  const { story, warnings } = leftOver(noted, page.html)
  return { story, note: told.story, warnings: [...told.warnings, ...warnings] }
}
