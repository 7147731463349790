import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { isKnownFrame } from '@/src/parsing/html/sanitise'
import { decodeEntities, toPlainLines } from '@/src/parsing/plain-text'
import type { ImportedRecipe, RowContent } from '../import-row'
import { emptyRecipe, toImportedRecipe } from '../imported-recipe'
import { addRemainingText } from '../remaining-text'
import { replaceFramesWithLinks } from '../story-embeds'
import { findPictures } from './wordpress/wordpress-content'

/** A post in the export of a blog. */
export type ImportedPost = {
  title: string
  html: string
  url: string | null
  known: Partial<ImportedRecipe>
}

/** Returns whether a post has no visible content: no text, picture or video. */
export const isEmptyPost = (html: string): boolean =>
  toPlainLines(html).length === 0 &&
  !/<(?:img|iframe|video|audio|figure|embed|object)\b/i.test(html)

/** Returns the row content of an empty post: a message for the report, and no recipe. */
export const skipEmptyPost = (title: string): RowContent => ({
  kind: 'nothing',
  title,
  message: 'This post is empty.',
})

/**
 * Reads a post as a recipe if it has a list and a method, else as a stored post. Metadata of the
 * export takes precedence over the text; text outside the recipe becomes its story.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function readPostRecipe({ title, html, url, known }: ImportedPost): ImportedRecipe {
  const parsed = html.trim() === '' ? null : readRecipe(title, html, url)
  if (!parsed) {
    // Replaced first, as sanitising would remove disallowed frames.
    return emptyRecipe({ title, legacyHtml: replaceFramesWithLinks(html, isKnownFrame), ...known })
  }
  const hasPicture = (known.pictures ?? []).length > 0
  const warnings = parsed.warnings.filter(({ code }) => code !== 'image_missing' || !hasPicture)
  const recipe = toImportedRecipe({ ...parsed, warnings })
  const told = { ...recipe, ...known, title: title || recipe.title }
  const pictures = known.pictures?.length ? known.pictures : recipe.pictures
  const description = known.description ?? recipe.description
  return addRemainingText({ ...told, pictures, description }, html)
}

/** Maximum number of imported pictures of a post with a recipe. */
const MAX_PICTURES = 12

/** Reads a blog post with all of its pictures; in a stored post, they stay in the content. */
export function readBlogPostRecipe(post: ImportedPost): ImportedRecipe {
  const recipe = readPostRecipe(post)
  if (recipe.legacyHtml !== null) return recipe
  const shown = [...findPictures(post.html)].map(([url, alt]) => ({ url, ...(alt ? { alt } : {}) }))
  const all = new Map(
    [...recipe.pictures, ...shown].map((each) => ['url' in each ? each.url : each.file, each]),
  )
  const left = all.size - MAX_PICTURES
  const warning = `The first ${MAX_PICTURES} pictures were imported, ${left} more were left out.`
  return {
    ...recipe,
    pictures: [...all.values()].slice(0, MAX_PICTURES),
    warnings: left > 0 ? [...recipe.warnings, warning] : recipe.warnings,
  }
}

/** Requires both parts, as ordinary posts contain lists, too. */
function readRecipe(title: string, html: string, url: string | null): ParsedRecipe | null {
  const page = `<html><head><title>${escapeText(title)}</title></head><body><h1>${escapeText(title)}</h1>${html}</body></html>`
  const parsed = parseRecipePage({ html: page, ...(url === null ? {} : { url }) })
  if (!parsed) return null
  const lines = parsed.ingredientGroups.flatMap((group) => group.lines)
  const steps = parsed.instructionGroups.flatMap((group) => group.steps)
  return lines.length >= 2 && steps.length >= 1 ? parsed : null
}

/** Returns the address of the first picture of a post with a web address. */
export function findFirstPicture(html: string): { url: string }[] {
  const url = /<img\b[^>]*?\bsrc\s*=\s*["'](https?:\/\/[^"']+)["']/i.exec(html)?.[1]
  return url === undefined ? [] : [{ url: decodeEntities(url) }]
}

/**
 * Returns the warning about the comments of a post, which are not imported; empty if it has none.
 */
export function formatCommentsWarning(count: number): string[] {
  if (count === 0) return []
  const what = count === 1 ? '1 comment was' : `${count} comments were`
  return [`${what} not imported. Keep the old site or its export if you need them.`]
}

/** Returns the warning about a scheduled post, which becomes a draft. */
export const formatScheduledWarning = (instant: string | null): string =>
  `It was scheduled for ${instant?.slice(0, 10) ?? 'a later day'}, so it is now a draft.`

/** Escapes text for HTML. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
