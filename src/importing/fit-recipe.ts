import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { fitted } from '@/src/server/parsing/fitting'
import type { ImportedRecipe } from './import-row'

/**
 * Fits an imported recipe into the limits of a recipe: splits long lists, moves what exceeds them
 * into the note and then into the stored post, and adds warnings.
 * @see docs/product/import-and-export.md#what-does-not-fit
 */
export function fitRecipe(imported: ImportedRecipe): ImportedRecipe {
  const { parsed, note, legacyHtml } = fitted({
    ...imported,
    imageUrls: [],
    notes: [],
    siteName: null,
    canonicalUrl: null,
    warnings: [],
  })
  return {
    ...imported,
    ingredientGroups: parsed.ingredientGroups,
    instructionGroups: parsed.instructionGroups,
    note: [...imported.note, ...documentFromPlainText(note.join('\n'))],
    legacyHtml: imported.legacyHtml ?? legacyHtml,
    warnings: [...imported.warnings, ...parsed.warnings.map(({ message }) => message)],
  }
}
