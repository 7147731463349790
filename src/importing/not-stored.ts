import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { ImportedRecipe } from './import-row'

const YOUTUBE = /youtu\.be\/|youtube(?:-nocookie)?\.com\//

/**
 * Parts of an imported recipe that the platform has no field for, in words for the report.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function notStored(
  { equipment, videoUrl }: ImportedRecipe,
  index: CatalogueIndex,
): readonly string[] {
  const unknown = equipment.filter((name) => !index.equipment(name))
  return [
    ...(unknown.length === 0
      ? []
      : [`Equipment that is not in the catalogue was left out: ${unknown.join(', ')}.`]),
    ...(videoUrl === null || YOUTUBE.test(videoUrl)
      ? []
      : [`Only videos on YouTube are stored. The recipe had this one: ${videoUrl}`]),
  ]
}
