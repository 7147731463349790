import { randomUUID } from 'node:crypto'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { Recipe as StoredRecipe } from '@/payload-types'
import { storedFields, storedText } from '../plain-fields'

type Stored = Omit<StoredRecipe, 'id' | 'site' | 'createdAt' | 'updatedAt' | 'deletedAt'>
type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<RecipeWrite[Name]>

/** A written recipe as Payload stores it; relations are ids, texts are Lexical. */
export function storedRecipe(write: RecipeWrite): Stored {
  return {
    ...storedFields<Stored, keyof typeof WRITTEN_RECIPE_FIELDS>(WRITTEN_RECIPE_FIELDS, write),
    images: (write.images ?? []).map(({ id, crop }) => ({
      id: randomUUID(),
      image: id,
      crop: crop ?? {},
    })),
    video: write.videoId ?? null,
    legacyRecipeData: write.legacyRecipeData ?? null,
    contributors: write.contributorIds ?? [],
    keywords: write.keywords ?? [],
    ...terms(write),
    ingredientUsageGroups: ingredientGroups(write.ingredientUsageGroups ?? []),
    instructionGroups: instructionGroups(write.instructionGroups ?? []),
    equipmentUsages: equipmentUsages(write.equipmentUsages ?? []),
  }
}

const terms = (write: RecipeWrite) => ({
  meals: write.mealIds ?? [],
  foodCategories: write.foodCategoryIds ?? [],
  cuisines: write.cuisineIds ?? [],
  methods: write.methodIds ?? [],
  diets: write.dietIds ?? [],
  tags: write.tagIds ?? [],
})

function ingredientGroups(
  groups: Groups<'ingredientUsageGroups'>,
): NonNullable<StoredRecipe['ingredientUsageGroups']> {
  return groups.map((group) => ({
    id: group.id ?? randomUUID(),
    title: group.title ?? null,
    note: group.note ?? null,
    ingredientUsages: group.ingredientUsages.map((usage) => ({
      id: usage.id ?? randomUUID(),
      quantityMin: usage.quantityMin ?? null,
      quantityMax: usage.quantityMax ?? null,
      unit: usage.unitId ?? null,
      ingredient: usage.ingredientId ?? null,
      ingredientTitleOverride: usage.ingredientTitleOverride ?? null,
      preparation: storedText(usage.preparation),
      note: usage.note ?? null,
      link: usage.link ?? null,
      originalText: usage.originalText ?? null,
    })),
  }))
}

function instructionGroups(
  groups: Groups<'instructionGroups'>,
): NonNullable<StoredRecipe['instructionGroups']> {
  return groups.map((group) => ({
    id: group.id ?? randomUUID(),
    title: group.title ?? null,
    note: group.note ?? null,
    instructions: group.instructions.map((instruction) => ({
      id: instruction.id ?? randomUUID(),
      content: storedText(instruction.content),
      timerMinutes: instruction.timerMinutes ?? null,
      note: instruction.note ?? null,
      images: instruction.imageIds ?? [],
      video: instruction.videoId ?? null,
    })),
  }))
}

function equipmentUsages(
  usages: Groups<'equipmentUsages'>,
): NonNullable<StoredRecipe['equipmentUsages']> {
  return usages.map((usage) => ({
    id: usage.id ?? randomUUID(),
    equipment: usage.equipmentId,
    equipmentTitleOverride: usage.equipmentTitleOverride ?? null,
    note: usage.note ?? null,
    link: usage.link ?? null,
    imageOverride: usage.imageOverrideId ?? null,
  }))
}
