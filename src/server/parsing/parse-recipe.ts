import type { Payload } from 'payload'
import { invalidField } from '@/src/contract/failure'
import type { ParsedDraft, RecipeParse } from '@/src/contract/recipe/parse'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { parseIngredientLine } from '@/src/parsing/ingredient-line/parse-ingredient-line'
import type { ParsedRecipe } from '@/src/parsing/recipe-page/types'
import { draftRecipe } from '@/src/server/parsing/draft-recipe'
import type { ReadLine } from '@/src/server/parsing/draft-recipe'
import { countAttempt } from '../rate-limit'
import type { RateLimit } from '../rate-limit'
import { sharedCatalogues } from './catalogues'
import { fetchPage } from './fetch-page'
import { fitted } from './fitting'
import { parseBeside, ParsingLimit } from './parse-beside'
import type { ReadSource } from './parse-beside'

const PARSES_PER_USER: RateLimit = { name: 'recipe-parse', attempts: 30, seconds: 3600 }

/**
 * Reads a recipe from a page's address, a page or pasted words, as a draft in the shape that is
 * written.
 * @throws Failure `validation_failed` where there is no recipe or no page, or reading took too long;
 *   `rate_limited`
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export async function parseRecipe(
  payload: Payload,
  userId: string,
  source: RecipeParse,
): Promise<ParsedDraft> {
  await countAttempt(payload, PARSES_PER_USER, userId)
  const field = Object.keys(source)[0] ?? ''
  const found = await read(source).catch((error: unknown) => {
    if (error instanceof ParsingLimit) throw invalidField(field, 'This took too long to read')
    throw error
  })
  if (!found) throw invalidField(field, 'No recipe was found here')
  const lines = new Map(found.lines.map((line) => [line.originalText, line]))
  const readLine: ReadLine = (line, language) =>
    lines.get(line) ?? parseIngredientLine(line, language)
  const { index } = await sharedCatalogues(payload)
  const { parsed: fitting, note, legacyHtml } = fitted(withTitle(found.recipe))
  const recipe = RecipeWrite.parse({
    ...draftRecipe(fitting, index, readLine),
    publishedAt: null,
    ...(note.length > 0 ? { note: note.join('\n') } : {}),
    ...(legacyHtml === null ? {} : { legacyRecipeData: { content: legacyHtml } }),
  })
  const { imageUrls, language, warnings } = fitting
  return { recipe, imageUrls, language, warnings }
}

async function read(source: RecipeParse): Promise<ReadSource | null> {
  if ('text' in source) return parseBeside({ text: source.text })
  const { html, url } = 'html' in source ? source : await fetchPage(source.url)
  return parseBeside({ html, url: url ?? null })
}

/** A draft without a title still wants one: the warning tells that it was not found. */
const withTitle = (parsed: ParsedRecipe): ParsedRecipe =>
  parsed.title.trim() === '' ? { ...parsed, title: 'Untitled recipe' } : parsed
