import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_INGREDIENT_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import type { Recipe } from '@/payload-types'
import { writtenFields } from '../plain-fields'
import { seoWriteOf } from '../seo'
import { idOf, idsOf } from '../stored-values'

type Stored = Partial<Recipe>
type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<Stored[Name]>

/**
 * Converts a stored recipe to the write form of the API, not validated: the inverse of `storedRecipe`, for
 * Payload's own forms.
 */
export const recipeWriteOf = (recipe: Stored): unknown => ({
  ...writtenFields(WRITTEN_RECIPE_FIELDS, recipe),
  ...terms(recipe),
  images: recipe.images?.map(({ image, crop, shareCrop }) => ({
    id: idOf(image),
    crop: cropOf(crop),
    shareCrop: cropOf(shareCrop),
  })),
  videoId: idOf(recipe.video),
  legacyRecipeData: recipe.legacyRecipeData ?? null,
  contributorIds: idsOf(recipe.contributors),
  keywords: recipe.keywords ?? [],
  seo: seoWriteOf(recipe.seo),
  ingredientUsageGroups: recipe.ingredientUsageGroups?.map(ingredientGroup),
  instructionGroups: recipe.instructionGroups?.map(instructionGroup),
  equipmentUsages: recipe.equipmentUsages?.map(equipmentUsage),
})

const terms = (recipe: Stored) =>
  termListsBy('written', (list) => idsOf(recipe[TERM_LISTS[list].stored]))

type Crop = NonNullable<Stored['images']>[number]['crop']

/** The admin sends a crop without numbers where there is none. */
const cropOf = (crop: Crop) =>
  Object.values(crop ?? {}).some((number) => typeof number === 'number') ? crop : null

const ingredientGroup = (group: Groups<'ingredientUsageGroups'>[number]) => ({
  id: group.id ?? undefined,
  ...writtenFields(WRITTEN_GROUP_FIELDS, group),
  ingredientUsages: (group.ingredientUsages ?? []).map((usage) => ({
    id: usage.id ?? undefined,
    ...writtenFields(WRITTEN_INGREDIENT_FIELDS, usage),
    unitId: idOf(usage.unit),
    ingredientId: idOf(usage.ingredient),
  })),
})

const instructionGroup = (group: Groups<'instructionGroups'>[number]) => ({
  id: group.id ?? undefined,
  ...writtenFields(WRITTEN_GROUP_FIELDS, group),
  instructions: (group.instructions ?? []).map((instruction) => ({
    id: instruction.id ?? undefined,
    ...writtenFields(WRITTEN_STEP_FIELDS, instruction),
    imageIds: idsOf(instruction.images),
    videoId: idOf(instruction.video),
  })),
})

const equipmentUsage = (usage: Groups<'equipmentUsages'>[number]) => ({
  id: usage.id ?? undefined,
  equipmentId: idOf(usage.equipment) ?? undefined,
  ...writtenFields(WRITTEN_EQUIPMENT_FIELDS, usage),
  imageOverrideId: idOf(usage.imageOverride),
})
