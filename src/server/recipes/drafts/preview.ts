import { randomUUID } from 'node:crypto'
import { pickFields } from '@/src/contract/plain-fields'
import type { DraftReferences } from '@/src/contract/recipe/draft'
import type {
  EquipmentUsage,
  IngredientUsageGroup,
  Instruction,
  InstructionGroup,
  ManagedRecipe,
  Recipe,
} from '@/src/contract/recipe/recipe'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_INGREDIENT_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { eachTermList, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { FieldTable } from '@/src/contract/plain-fields'
import { isWebAddress } from '@/src/domain/addresses/web-address'
import { hasStructure } from '@/src/domain/recipes/stored-post'
import { getStepTimers } from '@/src/parsing/timer'
import { sanitisePost } from '@/src/parsing/html/stored-post'
import { presentSeo, storedSeo } from '../../seo'
import { withPictures } from '../../text-pictures'
import type { NamedEntries } from './catalogue'

/** The entities that the ids in a document refer to. */
export type Named = NamedEntries & Pick<DraftReferences, 'images' | 'videos'>

/**
 * Converts a draft to the shape that recipe pages read, with the referenced objects that exist. Omitted
 * fields are empty; the slug is that of the stored recipe.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export function draftToRecipe(
  stored: ManagedRecipe,
  document: RecipeDraftDocument,
  named: Named,
): Recipe {
  const usageGroups = (document.ingredientUsageGroups ?? []).map(ingredientGroup(named))
  const stepGroups = (document.instructionGroups ?? []).map(instructionGroup(named))
  const story = withPictures(document.storyMore ?? [], named.images)
  const { contributors: _, sourceUrl: __, previewUrl: ___, legacyRecipeData, ...recipe } = stored
  return {
    ...recipe,
    // A draft has the plain fields of the write form, which the table derives from the contract.
    ...(filled(WRITTEN_RECIPE_FIELDS, document) as Partial<Recipe>),
    slug: stored.slug,
    privacySetting: document.privacySetting ?? 'public',
    storyMore: story.text,
    storyImages: story.images.map((image) => ({ ...image, crop: null })),
    note: document.note ?? [],
    images: (document.images ?? []).flatMap(({ id, crop, shareCrop }) => {
      const image = named.images.find((each) => each.id === id)
      return image ? [{ ...image, crop: crop ?? null, shareCrop: shareCrop ?? null }] : []
    }),
    video: videoOf(named, document.videoId),
    keywords: document.keywords ?? [],
    seo: seoOfDraft(named, document.seo),
    ...eachTermList((list) => found(named.terms, document[TERM_LISTS[list].written] ?? [])),
    ingredientUsageGroups: usageGroups,
    instructionGroups: stepGroups,
    equipmentUsages: (document.equipmentUsages ?? []).flatMap(equipmentUsage(named)),
    ingredientUsageCount: usageGroups.flatMap((group) => group.ingredientUsages).length,
    instructionCount: stepGroups.flatMap((group) => group.instructions).length,
    legacyRecipeData: hasStructure({
      ingredientUsageGroups: usageGroups,
      instructionGroups: stepGroups,
    })
      ? null
      : postOf(document, legacyRecipeData),
  }
}

/** The plain fields of a document; null for those that it leaves out. */
const filled = (table: FieldTable, from: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(pickFields(table, { ...from })).map(([name, value]) => [name, value ?? null]),
  )

const found = <Entry>(entries: ReadonlyMap<string, Entry>, ids: readonly string[]): Entry[] =>
  ids.flatMap((id) => entries.get(id) ?? [])

const videoOf = ({ videos }: Named, id: string | null | undefined): Recipe['video'] =>
  videos.find((video) => video.id === id) ?? null

const imageOf = ({ images }: Named, id: string | null | undefined) => {
  const image = images.find((each) => each.id === id)
  return image ? { ...image, crop: null } : null
}

/** Blank texts of a draft are none, as when it is published. */
function seoOfDraft(named: Named, seo: RecipeDraftDocument['seo']): Recipe['seo'] {
  const { socialImage: _, ...texts } = storedSeo(seo)
  return presentSeo({ ...texts, socialImage: imageOf(named, seo?.socialImageId) })
}

type Rows<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<RecipeDraftDocument[Name]>[number]

/** Links of a draft are not validated: incomplete ones are not shown. */
const safeLink = (link: string | null | undefined): string | null =>
  link && isWebAddress(link) ? link : null

type Usage = Rows<'ingredientUsageGroups'>['ingredientUsages'][number]

const idOf = ({ id }: { id?: string | undefined }): string => id ?? randomUUID()

const ingredientGroup =
  (named: Named) =>
  (group: Rows<'ingredientUsageGroups'>): IngredientUsageGroup => ({
    ...(filled(WRITTEN_GROUP_FIELDS, group) as Pick<IngredientUsageGroup, 'title' | 'note'>),
    id: idOf(group),
    ingredientUsages: group.ingredientUsages.filter(saysSomething).map((usage) => ({
      ...(filled(WRITTEN_INGREDIENT_FIELDS, usage) as Pick<
        IngredientUsageGroup['ingredientUsages'][number],
        keyof typeof WRITTEN_INGREDIENT_FIELDS
      >),
      id: idOf(usage),
      text: usage.text ?? '',
      spans: usage.spans ?? [],
      originalText: usage.text || null,
      link: safeLink(usage.link),
      preparation: usage.preparation ?? [],
      unit: (usage.unitId && named.units.get(usage.unitId)) || null,
      ingredient: (usage.ingredientId && named.ingredients.get(usage.ingredientId)) || null,
    })),
  })

/** An empty line is where somebody is about to type; it is not stored either. */
const saysSomething = ({ id: _, ...parts }: Usage): boolean =>
  Object.values(parts).some((part) => !Array.isArray(part) && (part ?? '') !== '')

const instructionGroup =
  (named: Named) =>
  (group: Rows<'instructionGroups'>): InstructionGroup => ({
    ...(filled(WRITTEN_GROUP_FIELDS, group) as Pick<InstructionGroup, 'title' | 'note'>),
    id: idOf(group),
    instructions: group.instructions.map((step) => instruction(step, named)),
  })

function instruction(
  step: Rows<'instructionGroups'>['instructions'][number],
  named: Named,
): Instruction {
  const fields = filled(WRITTEN_STEP_FIELDS, step) as Pick<
    Instruction,
    keyof typeof WRITTEN_STEP_FIELDS
  >
  return {
    ...fields,
    id: idOf(step),
    content: step.content && step.content.length > 0 ? step.content : null,
    timers: getStepTimers(fields),
    video: videoOf(named, step.videoId),
    images: (step.imageIds ?? []).flatMap((id) => imageOf(named, id) ?? []),
  }
}

const equipmentUsage =
  (named: Named) =>
  (usage: Rows<'equipmentUsages'>): EquipmentUsage[] => {
    const equipment = named.equipment.get(usage.equipmentId)
    if (!equipment) return []
    const fields = filled(WRITTEN_EQUIPMENT_FIELDS, usage) as Pick<
      EquipmentUsage,
      keyof typeof WRITTEN_EQUIPMENT_FIELDS
    >
    const imageOverride = imageOf(named, usage.imageOverrideId)
    return [{ ...fields, id: idOf(usage), link: safeLink(usage.link), equipment, imageOverride }]
  }

/** The stored post of a draft; one that it does not name stays as it is. */
const postOf = (
  { legacyRecipeData: named }: RecipeDraftDocument,
  stored: ManagedRecipe['legacyRecipeData'],
): Recipe['legacyRecipeData'] => {
  const content = (named === undefined ? stored : sanitisePost(named))?.['content']
  return typeof content === 'string' ? { content } : null
}
