import { randomUUID } from 'node:crypto'
import type { RecipeWrite } from '@/src/contract/recipe-write'
import type { RichTextDocument } from '@/src/domain/rich-text/document'
import { lexicalFromDocument } from '@/src/domain/rich-text/to-lexical'
import type { Recipe as StoredRecipe } from '@/payload-types'
import { payloadText } from '../rich-text'
import type { PayloadText } from '../rich-text'

type Stored = Omit<StoredRecipe, 'id' | 'site' | 'createdAt' | 'updatedAt' | 'deletedAt'>
type Groups<Name extends 'ingredientUsageGroups' | 'instructionGroups' | 'equipmentUsages'> =
  NonNullable<RecipeWrite[Name]>

/** A written recipe as Payload stores it; relations are ids, texts are Lexical. */
export function storedRecipe(write: RecipeWrite): Stored {
  return {
    ...plainFields(write),
    images: (write.images ?? []).map(({ id, crop }) => ({
      id: randomUUID(),
      image: id,
      crop: crop ?? {},
    })),
    video: write.videoId ?? null,
    storyMore: text(write.storyMore),
    note: text(write.note),
    ...state(write),
    ...terms(write),
    ingredientUsageGroups: ingredientGroups(write.ingredientUsageGroups ?? []),
    instructionGroups: instructionGroups(write.instructionGroups ?? []),
    equipmentUsages: equipmentUsages(write.equipmentUsages ?? []),
  }
}

const state = (write: RecipeWrite) => ({
  legacyRecipeData: write.legacyRecipeData ?? null,
  privacySetting: write.privacySetting ?? 'public',
  publishedAt: write.publishedAt ?? null,
  contributors: write.contributorIds ?? [],
  keywords: write.keywords ?? [],
})

const plainFields = (write: RecipeWrite) => ({
  ...times(write),
  title: write.title,
  slug: write.slug,
  description: write.description ?? null,
  youtubeVideoId: write.youtubeVideoId ?? null,
  storyExcerpt: write.storyExcerpt ?? null,
  yieldServings: write.yieldServings ?? null,
  servingDescription: write.servingDescription ?? null,
  difficultyLevel: write.difficultyLevel ?? null,
})

const times = (write: RecipeWrite) => ({
  prepTimeMinutes: write.prepTimeMinutes ?? null,
  cookTimeMinutes: write.cookTimeMinutes ?? null,
  customTimeMinutes: write.customTimeMinutes ?? null,
  customTimeLabel: write.customTimeLabel ?? null,
})

const terms = (write: RecipeWrite) => ({
  meals: write.mealIds ?? [],
  foodCategories: write.foodCategoryIds ?? [],
  cuisines: write.cuisineIds ?? [],
  methods: write.methodIds ?? [],
  diets: write.dietIds ?? [],
  tags: write.tagIds ?? [],
})

/** An empty text is none at all. */
function text(document: RichTextDocument | null | undefined): PayloadText | null {
  return document && document.length > 0 ? payloadText(lexicalFromDocument(document)) : null
}

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
      preparation: text(usage.preparation),
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
      content: text(instruction.content),
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
