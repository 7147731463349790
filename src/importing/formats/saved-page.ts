import { createHash } from 'node:crypto'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { findSurroundingText } from '@/src/parsing/surrounding-content/surrounding-text'
import { parsePage } from '@/src/parsing/web-page/page-document'
import { parseRecipePage } from '@/src/parsing/web-page/parse-recipe-page'
import type { ParsedRecipe, RecipeDraft } from '@/src/parsing/web-page/types'
import type { ImportedRecipe, RowContent } from '../import-row'
import { ImportProblem } from '../import-problem'
import { getLastPathSegment, getUrlPath, toImportedRecipe } from '../imported-recipe'
import { buildLegacyPage } from './legacy-page'

/** A saved page, with its original address and the pictures saved beside it. */
export type SavedPage = {
  html: string
  /** The page's address, if the source has it. */
  url: string | null
  /** Finds a picture saved with the page by its original address. */
  findPicture?: (address: string) => string | null
  /** Other recipes of the page, whose text is excluded from this story. */
  others?: readonly RecipeDraft[]
}

/**
 * Reads a saved page as a recipe, or as a stored post. Its key is the address of the page, or the
 * hash of its bytes if it has none.
 * @throws ImportProblem for a page without text
 */
export function readSavedPage(page: SavedPage): RowContent {
  const { html, url } = page
  if (html.trim() === '') throw new ImportProblem('This page is empty.')
  const parsed = parseRecipePage({ html, ...(url === null ? {} : { url }) })
  if (!parsed || parsed.title.trim() === '') return readPost(page)
  const address = addressOf(url, parsed.canonicalUrl)
  const oldPath = getUrlPath(address)
  return {
    kind: 'recipe',
    sourceKey: `page:${address ?? hashContent(html)}`,
    recipe: withStory(page, parsed, {
      sourceUrl: address,
      slug: getLastPathSegment(address),
      oldPaths: oldPath === null ? [] : [oldPath],
      pictures: pictures(parsed, page.findPicture),
    }),
  }
}

/** The surrounding text becomes the story, as in posts; notes of the card become notes. */
function withStory(
  { html, others = [] }: SavedPage,
  parsed: ParsedRecipe,
  known: Partial<ImportedRecipe>,
): ImportedRecipe {
  const recipe = toImportedRecipe(parsed, known)
  const { story, note, warnings } = findSurroundingText(html, withTextOf(recipe, others))
  return {
    ...recipe,
    story: [...recipe.story, ...story],
    note: [...recipe.note, ...note],
    warnings: [...recipe.warnings, ...warnings],
  }
}

/** Adds the text of other recipes, for comparison with the page. */
function withTextOf(recipe: ImportedRecipe, others: readonly RecipeDraft[]): ImportedRecipe {
  return {
    ...recipe,
    ingredientGroups: [
      ...recipe.ingredientGroups,
      ...others.flatMap((each) => each.ingredientGroups),
    ],
    instructionGroups: [
      ...recipe.instructionGroups,
      ...others.flatMap((each) => each.instructionGroups),
    ],
    keywords: [
      ...recipe.keywords,
      ...others.flatMap((each) => [each.title, each.description ?? '']),
    ],
  }
}

/** Chooses the best picture, as a saved page does not say which of them are the same. */
function pictures({ imageUrls }: ParsedRecipe, find: SavedPage['findPicture']) {
  const [saved] = imageUrls.flatMap((url) => find?.(url) ?? [])
  if (saved !== undefined) return [{ file: saved }]
  return imageUrls.slice(0, 1).map((url) => ({ url }))
}

function readPost({ html, url }: SavedPage): RowContent {
  const page = parsePage(html)
  const post = buildLegacyPage(page, url)
  if (post === null) throw new ImportProblem('This page contains neither a recipe nor a post.')
  const address = addressOf(url, post.canonicalUrl)
  const oldPath = getUrlPath(address)
  return {
    kind: 'recipe',
    sourceKey: `page:${address ?? hashContent(html)}`,
    recipe: {
      ...post.recipe,
      sourceUrl: address,
      slug: getLastPathSegment(address),
      oldPaths: oldPath === null ? [] : [oldPath],
    },
  }
}

/**
 * Returns whether an address names a page: the front page does not, though saved pages may state
 * it. Old blogs number their posts: `/?p=123`.
 */
const namesPage = (address: string | null): boolean =>
  address !== null &&
  isWebAddress(address) &&
  (new URL(address).pathname.length > 1 || /[?&](?:p|page_id|id)=\d/.test(address))

const addressOf = (...addresses: (string | null)[]): string | null =>
  addresses.find(namesPage) ?? null

/** Returns the hash of a content, as the key of an item without an identifier. */
export const hashContent = (text: string): string => createHash('sha256').update(text).digest('hex')
