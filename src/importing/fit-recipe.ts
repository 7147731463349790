import { documentFromPlainText } from '@/src/domain/rich-text/plain-text'
import { fitted } from '@/src/server/parsing/fitting'
import type { ImportedRecipe } from './import-row'

/**
 * An imported recipe with no more than a recipe can hold: lists that are too long are divided, what
 * is beyond them goes into the note and from there into the stored post, named in warnings.
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
