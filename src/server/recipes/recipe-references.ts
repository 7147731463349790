import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { WideDocument } from '@/src/domain/rich-text/document'
import { reference, references } from '../references'
import type { BodyReference } from '../references'
import { seoReferences } from '../seo'

/**
 * Every id a written recipe points with, and where it stands.
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
  ...measurements('storyMore', write.storyMore),
  ...measurements('note', write.note),
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
        ...measurements(`${path}.preparation`, usage.preparation),
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
        ...measurements(`${path}.content`, instruction.content),
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

type Node = { children?: readonly Node[] } & Record<string, unknown>

/** The units of measurements in a text, by their place in it. */
function measurements(path: string, document: WideDocument | null | undefined): BodyReference[] {
  return within(path, document ?? [])
}

function within(path: string, nodes: readonly Node[]): BodyReference[] {
  return nodes.flatMap((node, index) => {
    const at = `${path}.${index}`
    const unitId = node['type'] === 'measurement' ? node['unitId'] : null
    return [
      ...(typeof unitId === 'string' ? reference(`${at}.unitId`, 'unit', unitId) : []),
      ...within(`${at}.children`, node.children ?? []),
    ]
  })
}
