import type { Payload } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { Issue } from '@/src/contract/error'
import type { RecipeDraftDocument, RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { spansProblem } from '@/src/domain/ingredient-lines/spans-problem'
import { firstRow } from '../../database/statements'
import { loadCatalogueFor } from './catalogue-for'
import { completeLine, completeStoredLine, isProblem } from './complete-line'
import type { CompleteLine, WrittenLine } from './written-line'
import type { LineCatalogue } from './line-catalogue'

type Groups = NonNullable<RecipeWrite['ingredientUsageGroups']>
type CompleteGroup = Omit<Groups[number], 'ingredientUsages'> & { ingredientUsages: CompleteLine[] }

/** A written recipe in stored form: its ingredient lines have text and spans. */
export type ResolvedRecipe = Omit<RecipeWrite, 'ingredientUsageGroups'> & {
  ingredientUsageGroups?: CompleteGroup[] | undefined
}

/**
 * Computes text, spans and fields of each ingredient line of a written recipe.
 * @throws Failure `validation_failed` with the lines whose fields contradict their text
 * @see docs/product/ingredient-lines.md#text-and-fields
 */
export async function resolveLines(
  payload: Payload,
  siteId: string,
  write: RecipeWrite,
): Promise<ResolvedRecipe> {
  const catalogue = await loadCatalogueFor(payload, write)
  const options = { catalogue, language: await languageOf(payload, siteId, write) }
  const issues: Issue[] = []
  const ingredientUsageGroups = write.ingredientUsageGroups?.map((group, groupAt) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.flatMap((line, at) => {
      const result = completeLine(line, options)
      if (!isProblem(result)) return [result]
      const path = `ingredientUsageGroups.${groupAt}.ingredientUsages.${at}.${result.field}`
      issues.push({ path, message: result.message })
      return []
    }),
  }))
  if (issues.length > 0) {
    throw new Failure('validation_failed', 'Some fields are invalid.', { issues })
  }
  return { ...write, ingredientUsageGroups }
}

const SITE_LANGUAGE = { name: 'site_language', text: 'select language from sites where id = $1' }

/** The language of a recipe, or that of its site; read only where there are lines. */
async function languageOf(
  payload: Payload,
  siteId: string,
  { language, ingredientUsageGroups = [] }: RecipeWrite,
): Promise<string | undefined> {
  if (language) return language
  if (ingredientUsageGroups.length === 0) return undefined
  const site = await firstRow<{ language: string | null }>(payload, SITE_LANGUAGE, [siteId])
  return site?.language ?? undefined
}

/** Computes text, spans and fields of an imported recipe: where a line contradicts itself, its text wins. */
export const resolveImportedLines = (
  write: RecipeWrite,
  catalogue: LineCatalogue,
): ResolvedRecipe => ({
  ...write,
  ingredientUsageGroups: write.ingredientUsageGroups?.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.map((line) =>
      completeStoredLine(line, { catalogue, language: write.language ?? undefined }),
    ),
  })),
})

/**
 * Computes text and spans of a draft's ingredient lines. A draft of an earlier version has none, and one of
 * another client may contradict itself: its text wins.
 */
export async function withLines(
  payload: Payload,
  document: RecipeDraftDocument,
): Promise<RecipeDraftDocument> {
  const groups = document.ingredientUsageGroups ?? []
  if (groups.every((group) => group.ingredientUsages.every(isComplete))) return document
  const catalogue = await loadCatalogueFor(payload, document)
  const options = { catalogue, language: document.language ?? undefined }
  return {
    ...document,
    ingredientUsageGroups: groups.map((group) => ({
      ...group,
      ingredientUsages: group.ingredientUsages.map((line) =>
        isComplete(line) ? line : completeStoredLine(line, options),
      ),
    })),
  }
}

const isComplete = ({ text, spans, originalText }: WrittenLine): boolean =>
  typeof text === 'string' &&
  Array.isArray(spans) &&
  originalText === undefined &&
  spansProblem({ text, spans }) === null
