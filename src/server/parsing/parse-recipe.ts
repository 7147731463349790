import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { ParsedDraft, RecipeParse } from '@/src/contract/recipe/parse'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { parsePastedRecipe } from '@/src/parsing/pasted-text/parse-pasted-recipe'
import { parseRecipePage } from '@/src/parsing/recipe-page/parse-recipe-page'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import { draftRecipe } from '@/src/server/parsing/draft-recipe'
import { countAttempt } from '../rate-limit'
import type { Limit } from '../rate-limit'
import { sharedCatalogues } from './catalogues'
import { fetchPage } from './fetch-page'
import { fitted } from './fitting'

const PARSES_PER_USER: Limit = { name: 'recipe-parse', attempts: 30, seconds: 3600 }

/**
 * Reads a recipe from a page's address, a page or pasted words, as a draft in the shape that is
 * written.
 * @throws Failure `validation_failed` where there is no recipe or no page, `rate_limited`
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export async function parseRecipe(
  payload: Payload,
  userId: string,
  source: RecipeParse,
): Promise<ParsedDraft> {
  await countAttempt(payload, PARSES_PER_USER, userId)
  const parsed = await read(source)
  if (!parsed) throw invalidField(Object.keys(source)[0] ?? '', 'No recipe was found here')
  const { index } = await sharedCatalogues(payload)
  const { parsed: fitting, note, legacyHtml } = fitted(withTitle(parsed))
  const recipe = RecipeWrite.parse({
    ...draftRecipe(fitting, index),
    publishedAt: null,
    ...(note.length > 0 ? { note: note.join('\n') } : {}),
    ...(legacyHtml === null ? {} : { legacyRecipeData: { content: legacyHtml } }),
  })
  const { imageUrls, language, warnings } = fitting
  return { recipe, imageUrls, language, warnings }
}

async function read(source: RecipeParse): Promise<ParsedRecipe | null> {
  if ('text' in source) return parsePastedRecipe(source.text)
  const page = 'html' in source ? source : await fetchPage(source.url)
  const { html, url } = page
  return parseRecipePage({ html, ...(url === undefined ? {} : { url }) })
}

/** A draft without a title still wants one: the warning tells that it was not found. */
const withTitle = (parsed: ParsedRecipe): ParsedRecipe =>
  parsed.title.trim() === '' ? { ...parsed, title: 'Untitled recipe' } : parsed
