import { randomUUID } from 'node:crypto'
import { foldText } from '@/src/parsing/plain-text'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { ImportedRecipe } from '../import-row'
import { listUnsupportedParts } from '../unsupported-parts'
import { addOwnEquipment } from '../own-equipment'
import { toRecipeWrite } from '../recipe-write'
import { addSourceLines } from '../source-lines'

/** Returns the stored fields of an imported recipe, its pictures and its report as folded text. */
export async function collectStoredText(
  recipe: ImportedRecipe | undefined,
  catalogue: CatalogueIndex,
): Promise<string> {
  // All names are unknown, and so must stay as text.
  const index = { ...catalogue, termId: () => null, equipment: () => null }
  if (!recipe) throw new Error('The recipe is gone')
  const { recipe: told } = await addSourceLines(recipe, () => Promise.resolve(null))
  const created: string[] = []
  const own = await addOwnEquipment(index, told.equipment, (name) => {
    created.push(name)
    return Promise.resolve({ id: randomUUID(), title: name })
  })
  const warnings = [...told.warnings, ...listUnsupportedParts(told, own)]
  const { pictures, sourceUrl, oldPaths, updatedAt } = told
  return foldText(
    JSON.stringify([
      toRecipeWrite(told, own),
      pictures,
      sourceUrl,
      oldPaths,
      updatedAt,
      created,
      warnings,
    ]),
  )
}
