import { randomUUID } from 'node:crypto'
import { foldText } from '@/src/parsing/plain-text'
import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { ImportedRecipe } from '../import-row'
import { notStored } from '../not-stored'
import { withOwnEquipment } from '../own-equipment'
import { recipeWriteOf } from '../recipe-write'
import { withSourceLines } from '../source-lines'

/** The stored fields of an imported recipe with its pictures and its report, as folded text. */
export async function storedText(
  recipe: ImportedRecipe | undefined,
  catalogue: CatalogueIndex,
): Promise<string> {
  // No name is known: all have to stay as words.
  const index = { ...catalogue, termId: () => null, equipment: () => null }
  if (!recipe) throw new Error('The recipe is gone')
  const { recipe: told } = await withSourceLines(recipe, () => Promise.resolve(null))
  const created: string[] = []
  const own = await withOwnEquipment(index, told.equipment, (name) => {
    created.push(name)
    return Promise.resolve({ id: randomUUID(), title: name })
  })
  const warnings = [...told.warnings, ...notStored(told, own)]
  const { pictures, sourceUrl, oldPaths, updatedAt } = told
  return foldText(
    JSON.stringify([
      recipeWriteOf(told, own),
      pictures,
      sourceUrl,
      oldPaths,
      updatedAt,
      created,
      warnings,
    ]),
  )
}
