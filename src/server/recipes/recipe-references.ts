import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { reference, references } from '../references'
import type { BodyReference } from '../references'
import { seoReferences } from '../seo'
import { textReferences } from '../text-pictures'

/**
 * Lists every id that a written recipe refers to, with its path.
 * @see docs/product/roles.md#other-peoples-objects
 */
export const recipeReferences = (write: RecipeWrite): BodyReference[] => [
  ...(write.images ?? []).flatMap(({ id }, index) => reference(`images.${index}.id`, 'image', id)),
  ...reference('videoId', 'video', write.videoId),
  ...seoReferences('seo', write.seo),
  ...Object.values(TERM_LISTS).flatMap(({ kind, written }) =>
    references(written, `term-${kind}`, write[written]),
  ),
  ...references('contributorIds', 'contributor', write.contributorIds),
  ...textReferences('storyMore', write.storyMore),
  ...textReferences('note', write.note),
  ...ingredientReferences(write),
  ...instructionReferences(write),
  ...equipmentReferences(write),
]

function ingredientReferences({ ingredientUsageGroups = [] }: RecipeWrite): BodyReference[] {
  return ingredientUsageGroups.flatMap(({ ingredientUsages }, group) =>
    ingredientUsages.flatMap((usage, index) => {
      const path = `ingredientUsageGroups.${group}.ingredientUsages.${index}`
      return [
        ...reference(`${path}.unitId`, 'unit', usage.unitId),
        ...reference(`${path}.ingredientId`, 'ingredient', usage.ingredientId),
        ...textReferences(`${path}.preparation`, usage.preparation),
      ]
    }),
  )
}

function instructionReferences({ instructionGroups = [] }: RecipeWrite): BodyReference[] {
  return instructionGroups.flatMap(({ instructions }, group) =>
    instructions.flatMap((instruction, index) => {
      const path = `instructionGroups.${group}.instructions.${index}`
      return [
        ...reference(`${path}.videoId`, 'video', instruction.videoId),
        ...references(`${path}.imageIds`, 'image', instruction.imageIds),
        ...textReferences(`${path}.content`, instruction.content),
      ]
    }),
  )
}

function equipmentReferences({ equipmentUsages = [] }: RecipeWrite): BodyReference[] {
  return equipmentUsages.flatMap((usage, index) => [
    ...reference(`equipmentUsages.${index}.equipmentId`, 'equipment', usage.equipmentId),
    ...reference(`equipmentUsages.${index}.imageOverrideId`, 'image', usage.imageOverrideId),
  ])
}
