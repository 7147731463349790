import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { documentFromLexical } from '@/src/domain/rich-text/from-lexical'
import type { Recipe } from '@/payload-types'
import { writtenFields } from '../plain-fields'
import { idOf, idsOf, textOf } from '../stored-values'

type Stored = Partial<Recipe>
type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<Stored[Name]>

/**
 * A stored recipe as it would be written over the API, not validated: the opposite of `storedRecipe`,
 * for what comes in through Payload's own forms.
 */
export const recipeWriteOf = (recipe: Stored): unknown => ({
  ...writtenFields(WRITTEN_RECIPE_FIELDS, recipe),
  ...terms(recipe),
  images: recipe.images?.map(({ image, crop }) => ({ id: idOf(image), crop: cropOf(crop) })),
  videoId: idOf(recipe.video),
  legacyRecipeData: recipe.legacyRecipeData ?? null,
  contributorIds: idsOf(recipe.contributors),
  keywords: recipe.keywords ?? [],
  ingredientUsageGroups: recipe.ingredientUsageGroups?.map(ingredientGroup),
  instructionGroups: recipe.instructionGroups?.map(instructionGroup),
  equipmentUsages: recipe.equipmentUsages?.map(equipmentUsage),
})

const terms = (recipe: Stored) => ({
  mealIds: idsOf(recipe.meals),
  foodCategoryIds: idsOf(recipe.foodCategories),
  cuisineIds: idsOf(recipe.cuisines),
  methodIds: idsOf(recipe.methods),
  dietIds: idsOf(recipe.diets),
  tagIds: idsOf(recipe.tags),
})

type Crop = NonNullable<Stored['images']>[number]['crop']

/** The admin sends a crop without numbers where there is none. */
const cropOf = (crop: Crop) =>
  Object.values(crop ?? {}).some((number) => typeof number === 'number') ? crop : null

const ingredientGroup = (group: Groups<'ingredientUsageGroups'>[number]) => ({
  id: group.id ?? undefined,
  title: textOf(group.title),
  note: textOf(group.note),
  ingredientUsages: (group.ingredientUsages ?? []).map((usage) => ({
    id: usage.id ?? undefined,
    quantityMin: usage.quantityMin ?? null,
    quantityMax: usage.quantityMax ?? null,
    unitId: idOf(usage.unit),
    ingredientId: idOf(usage.ingredient),
    ingredientTitleOverride: textOf(usage.ingredientTitleOverride),
    preparation: documentFromLexical(usage.preparation),
    note: textOf(usage.note),
    link: textOf(usage.link),
    originalText: textOf(usage.originalText),
  })),
})

const instructionGroup = (group: Groups<'instructionGroups'>[number]) => ({
  id: group.id ?? undefined,
  title: textOf(group.title),
  note: textOf(group.note),
  instructions: (group.instructions ?? []).map((instruction) => ({
    id: instruction.id ?? undefined,
    content: documentFromLexical(instruction.content),
    timerMinutes: instruction.timerMinutes ?? null,
    note: textOf(instruction.note),
    imageIds: idsOf(instruction.images),
    videoId: idOf(instruction.video),
  })),
})

const equipmentUsage = (usage: Groups<'equipmentUsages'>[number]) => ({
  id: usage.id ?? undefined,
  equipmentId: idOf(usage.equipment) ?? undefined,
  equipmentTitleOverride: textOf(usage.equipmentTitleOverride),
  note: textOf(usage.note),
  link: textOf(usage.link),
  imageOverrideId: idOf(usage.imageOverride),
})
