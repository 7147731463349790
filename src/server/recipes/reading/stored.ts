import { randomUUID } from 'node:crypto'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import {
  WRITTEN_EQUIPMENT_FIELDS,
  WRITTEN_GROUP_FIELDS,
  WRITTEN_INGREDIENT_FIELDS,
  WRITTEN_STEP_FIELDS,
} from '@/src/contract/recipe/row-fields'
import { TERM_LISTS, termListsBy } from '@/src/contract/recipe/term-lists'
import type { Recipe as StoredRecipe } from '@/payload-types'
import { storedFields } from '@/src/server/plain-fields'
import { storedSeo } from '@/src/server/seo'
import type { ResolvedRecipe } from '../lines/resolve-lines'

type Stored = Omit<StoredRecipe, 'id' | 'site' | 'createdAt' | 'updatedAt' | 'deletedAt'>
type Rows<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<ResolvedRecipe[Name]>[number]

/** A written recipe as Payload stores it; relations are ids, texts are Lexical. */
export function storedRecipe(write: ResolvedRecipe): Stored {
  return {
    ...storedFields<Stored, keyof typeof WRITTEN_RECIPE_FIELDS>(WRITTEN_RECIPE_FIELDS, write),
    images: (write.images ?? []).map(({ id, crop, shareCrop }) => ({
      id: randomUUID(),
      image: id,
      crop: crop ?? {},
      shareCrop: shareCrop ?? {},
    })),
    video: write.videoId ?? null,
    legacyRecipeData: write.legacyRecipeData ?? null,
    contributors: write.contributorIds ?? [],
    keywords: write.keywords ?? [],
    seo: storedSeo(write.seo),
    ...terms(write),
    ingredientUsageGroups: (write.ingredientUsageGroups ?? []).map(ingredientGroup),
    instructionGroups: (write.instructionGroups ?? []).map(instructionGroup),
    equipmentUsages: (write.equipmentUsages ?? []).map(equipmentUsage),
  }
}

const terms = (write: ResolvedRecipe) =>
  termListsBy('stored', (list) => write[TERM_LISTS[list].written] ?? [])

// Rows keep the id they are written with; new ones get one.
const rowId = ({ id }: { id?: string | undefined }): string => id ?? randomUUID()

type IngredientGroup = NonNullable<StoredRecipe['ingredientUsageGroups']>[number]
type IngredientLine = NonNullable<IngredientGroup['ingredientUsages']>[number]

const ingredientGroup = (group: Rows<'ingredientUsageGroups'>): IngredientGroup => ({
  id: rowId(group),
  ...storedFields<IngredientGroup, keyof typeof WRITTEN_GROUP_FIELDS>(WRITTEN_GROUP_FIELDS, group),
  ingredientUsages: group.ingredientUsages.map((usage) => ({
    id: rowId(usage),
    ...storedFields<IngredientLine, keyof typeof WRITTEN_INGREDIENT_FIELDS>(
      WRITTEN_INGREDIENT_FIELDS,
      usage,
    ),
    unit: usage.unitId ?? null,
    ingredient: usage.ingredientId ?? null,
  })),
})

type StepGroup = NonNullable<StoredRecipe['instructionGroups']>[number]
type Step = NonNullable<StepGroup['instructions']>[number]

const instructionGroup = (group: Rows<'instructionGroups'>): StepGroup => ({
  id: rowId(group),
  ...storedFields<StepGroup, keyof typeof WRITTEN_GROUP_FIELDS>(WRITTEN_GROUP_FIELDS, group),
  instructions: group.instructions.map((step) => ({
    id: rowId(step),
    ...storedFields<Step, keyof typeof WRITTEN_STEP_FIELDS>(WRITTEN_STEP_FIELDS, step),
    images: step.imageIds ?? [],
    video: step.videoId ?? null,
  })),
})

type Equipment = NonNullable<StoredRecipe['equipmentUsages']>[number]

const equipmentUsage = (usage: Rows<'equipmentUsages'>): Equipment => ({
  id: rowId(usage),
  ...storedFields<Equipment, keyof typeof WRITTEN_EQUIPMENT_FIELDS>(
    WRITTEN_EQUIPMENT_FIELDS,
    usage,
  ),
  equipment: usage.equipmentId,
  imageOverride: usage.imageOverrideId ?? null,
})
