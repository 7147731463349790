import type { CatalogueIndex } from '@/src/server/parsing/catalogue-index'
import type { ImportedRecipe } from './import-row'
import { toEquipmentTitle } from './own-equipment'

const YOUTUBE = /youtu\.be\/|youtube(?:-nocookie)?\.com\//

/**
 * Describes the parts of an imported recipe that the platform has no field for, for the report.
 * @see docs/product/import-and-export.md#nothing-is-lost
 */
export function listUnsupportedParts(
  { equipment, videoUrl }: ImportedRecipe,
  index: CatalogueIndex,
): readonly string[] {
  const unknown = equipment.filter(
    (name) => toEquipmentTitle(name) === null && !index.equipment(name),
  )
  return [
    ...(unknown.length === 0
      ? []
      : [
          `Equipment was left out, because its name has no letter or is too long: ${unknown.join(', ')}.`,
        ]),
    ...(videoUrl === null || YOUTUBE.test(videoUrl)
      ? []
      : [`Only YouTube videos are stored. The recipe had this one: ${videoUrl}`]),
  ]
}
