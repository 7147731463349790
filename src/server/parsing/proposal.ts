import type { Payload } from 'payload'
import type { ParsedDraft } from '@/src/contract/recipe/parse'
import { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { RichText } from '@/src/contract/recipe/rich-text'
import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { annotateLine } from '@/src/parsing/ingredient-line/annotate-line'
import { buildSourceLines } from '@/src/parsing/surrounding-content/source-lines'
import type { FindManager } from '@/src/parsing/surrounding-content/source-lines'
import type { ParsedRecipe } from '@/src/parsing/web-page/types'
import { sharedCatalogues } from './catalogues'
import { draftRecipe } from './draft-recipe'
import type { ReadLine } from './draft-recipe'
import { fitted } from './fitting'
import type { ReadSource } from './parse-beside'
import { declaredLanguage } from './told-language'

/**
 * Creates a draft from a parsed recipe, in the write form: matched with the catalogues, with the author and
 * nutrition of the source treated as in an import.
 * @see docs/product/import-and-export.md#reading-one-recipe
 */
export async function proposalOf(
  payload: Payload,
  { recipe: read, lines, around }: ReadSource,
  findManager: FindManager,
): Promise<ParsedDraft> {
  const known = new Map(lines)
  const readLine: ReadLine = (line, options) => known.get(line) ?? annotateLine(line, options)
  const { index } = await sharedCatalogues(payload)
  const { parsed, note, legacyHtml } = fitted(withTitle(read))
  const noted = [...documentFromPlainText(note.join('\n')), ...valid(around.note)]
  const told = await buildSourceLines(parsed, plainText(noted), findManager)
  const { imageUrls, language, canonicalUrl } = parsed
  const recipe = RecipeWrite.parse({
    ...draftRecipe(parsed, index, readLine),
    publishedAt: null,
    language: declaredLanguage(language),
    storyMore: valid(around.story),
    note: [...noted, ...documentFromPlainText(told.lines.join('\n'))],
    contributorIds: told.contributorIds,
    ...(legacyHtml === null ? {} : { legacyRecipeData: { content: legacyHtml } }),
  })
  const warnings = [
    ...parsed.warnings,
    ...[...around.warnings, ...told.warnings].map((message) => ({ code: 'left_out', message })),
  ]
  return { recipe, imageUrls, sourceUrl: canonicalUrl, language, warnings }
}

/** Pages hold links that none can follow; a story that cannot be written is none. */
const valid = (document: RichTextDocument): RichTextDocument =>
  RichText.safeParse(document).data ?? []

/** A draft requires a title: a warning reports that none was found. */
const withTitle = (parsed: ParsedRecipe): ParsedRecipe =>
  parsed.title.trim() === '' ? { ...parsed, title: 'Untitled recipe' } : parsed
