import { documentFromPlainText, plainText } from '@/src/domain/rich-text/plain-text'
import { buildSourceLines } from '@/src/parsing/surrounding-content/source-lines'
import type { FindManager } from '@/src/parsing/surrounding-content/source-lines'
import type { ImportedRecipe } from './import-row'

/** A recipe with note lines for data without a field, and the contributors found on the site. */
type WithSourceLines = { recipe: ImportedRecipe; contributorIds: string[] }

/**
 * Adds the author's name and the nutrition of a source, as contributors and lines of the note.
 * @see docs/product/import-and-export.md#authors-and-nutrition
 */
export async function addSourceLines(
  recipe: ImportedRecipe,
  managerId: FindManager,
): Promise<WithSourceLines> {
  const { contributorIds, lines, warnings } = await buildSourceLines(
    recipe,
    plainText(recipe.note),
    managerId,
  )
  return {
    contributorIds,
    recipe: {
      ...recipe,
      note: [...recipe.note, ...documentFromPlainText(lines.join('\n'))],
      warnings: [...recipe.warnings, ...warnings],
    },
  }
}
