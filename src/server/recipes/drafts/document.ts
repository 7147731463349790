import { pickFields } from '@/src/contract/plain-fields'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type {
  EquipmentUsage,
  IngredientUsageGroup,
  InstructionGroup,
  ManagedRecipe,
} from '@/src/contract/recipe/recipe'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_INGREDIENT_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { termListsBy } from '@/src/contract/recipe/term-lists'
import { writableSeo } from '@/src/domain/writable-seo'

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

/**
 * Converts a stored recipe to the write form of drafts: relations are ids, texts are documents. Leaves out
 * the stored post, which a write without it does not change.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export const documentOf = (recipe: ManagedRecipe): RecipeDraftDocument => ({
  ...pickFields(WRITTEN_RECIPE_FIELDS, recipe),
  ...termListsBy('written', (list) => idsOf(recipe[list])),
  images: recipe.images.map(({ id, crop, shareCrop }) => ({ id, crop, shareCrop })),
  videoId: recipe.video?.id ?? null,
  contributorIds: idsOf(recipe.contributors),
  keywords: recipe.keywords,
  seo: writableSeo(recipe.seo),
  ingredientUsageGroups: recipe.ingredientUsageGroups.map(ingredientGroup),
  instructionGroups: recipe.instructionGroups.map(instructionGroup),
  equipmentUsages: recipe.equipmentUsages.map(equipmentUsage),
})

const ingredientGroup = (group: IngredientUsageGroup) => ({
  id: group.id,
  ...pickFields(WRITTEN_GROUP_FIELDS, group),
  ingredientUsages: group.ingredientUsages.map((usage) => ({
    id: usage.id,
    ...pickFields(WRITTEN_INGREDIENT_FIELDS, usage),
    unitId: usage.unit?.id ?? null,
    ingredientId: usage.ingredient?.id ?? null,
  })),
})

const instructionGroup = (group: InstructionGroup) => ({
  id: group.id,
  ...pickFields(WRITTEN_GROUP_FIELDS, group),
  instructions: group.instructions.map((step) => ({
    id: step.id,
    ...pickFields(WRITTEN_STEP_FIELDS, step),
    imageIds: idsOf(step.images),
    videoId: step.video?.id ?? null,
  })),
})

const equipmentUsage = (usage: EquipmentUsage) => ({
  id: usage.id,
  equipmentId: usage.equipment.id,
  ...pickFields(WRITTEN_EQUIPMENT_FIELDS, usage),
  imageOverrideId: usage.imageOverride?.id ?? null,
})
