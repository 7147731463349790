import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { LineSpan } from '@/src/domain/ingredient-lines/line-spans'

/** An ingredient line as it is written; its fields may be left out. */
export type WrittenLine = NonNullable<
  RecipeWrite['ingredientUsageGroups']
>[number]['ingredientUsages'][number]

/** An ingredient line whose text and spans are known. */
export type CompleteLine = Omit<WrittenLine, 'originalText'> & { text: string; spans: LineSpan[] }

/** A field of a line that contradicts its text. */
export type LineProblem = { field: string; message: string }
