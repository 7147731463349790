import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import { isKnownFrame } from '@/src/parsing/html/sanitise'
import { plainLines } from '@/src/parsing/plain-text'
import type { ImportedRecipe, RowContent } from '../import-row'
import { emptyRecipe, recipeFromParsed } from '../imported-recipe'
import { withLeftOver } from '../left-over'
import { framesAsLinks } from '../story-embeds'

/** A post in the export of a blog. */
export type ImportedPost = {
  title: string
  html: string
  url: string | null
  known: Partial<ImportedRecipe>
}

/** Whether a post holds nothing that a reader would see: no words, no picture, no film. */
export const isEmptyPost = (html: string): boolean =>
  plainLines(html).length === 0 && !/<(?:img|iframe|video|audio|figure|embed|object)\b/i.test(html)

/** The report's line for an empty post: it becomes no recipe. */
export const emptyPost = (title: string): RowContent => ({
  kind: 'nothing',
  title,
  message: 'This post is empty.',
})

/**
 * A post as a recipe: of its words when one stands in them, with list and method; else it is kept as
 * it came. What the export says of the post wins over what its words do. Words of the post that are
 * not part of the recipe become its story.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function recipeOfPost({ title, html, url, known }: ImportedPost): ImportedRecipe {
  const parsed = html.trim() === '' ? null : readRecipe(title, html, url)
  if (!parsed) {
    // Frames that a stored post may not have would vanish when it is cleaned.
    return emptyRecipe({ title, legacyHtml: framesAsLinks(html, isKnownFrame), ...known })
  }
  const recipe = recipeFromParsed(parsed)
  const told = { ...recipe, ...known, title: title || recipe.title }
  const pictures = known.pictures?.length ? known.pictures : recipe.pictures
  const description = known.description ?? recipe.description
  return withLeftOver({ ...told, pictures, description }, html)
}

/** Lists of ordinary posts are no recipes: both parts have to be there. */
function readRecipe(title: string, html: string, url: string | null): ParsedRecipe | null {
  const page = `<html><head><title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${html}</body></html>`
  const parsed = parseRecipePage({ html: page, ...(url === null ? {} : { url }) })
  if (!parsed) return null
  const lines = parsed.ingredientGroups.flatMap((group) => group.lines)
  const steps = parsed.instructionGroups.flatMap((group) => group.steps)
  return lines.length >= 2 && steps.length >= 1 ? parsed : null
}

/** Text as HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
