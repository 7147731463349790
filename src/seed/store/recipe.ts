import { randomUUID } from 'node:crypto'
import type { RecipeWrite } from '@/src/contract/recipe-write'
import { RecipeWrite as RecipeWriteSchema } from '@/src/contract/recipe-write'
import type { DemoIngredientUsage, DemoRecipe } from '../demo/demo-content'
import { documentFromMarkup } from '../markup'
import type { References } from '../markup'
import type { CatalogueIds } from './catalogue-ids'

const DAY = 86_400_000

/** A demo recipe as it is written through the contract. */
export function writeFromDemo(
  recipe: DemoRecipe,
  ids: CatalogueIds,
  { imageId, tagIds, now }: { imageId: string | null; tagIds: readonly string[]; now: number },
): RecipeWrite {
  const usageIds = new Map(
    recipe.ingredients.flatMap(({ usages }) => usages.map(({ key }) => [key, randomUUID()])),
  )
  const references: References = {
    usageId: (key) => usageIds.get(key) ?? key,
    unitId: ids.unit,
  }
  return RecipeWriteSchema.parse({
    ...head(recipe),
    images: imageId === null ? [] : [{ id: imageId }],
    publishedAt:
      recipe.publishedDaysAgo === undefined
        ? null
        : new Date(now - recipe.publishedDaysAgo * DAY - 3_600_000).toISOString(),
    storyMore: documentFromMarkup(recipe.storyMore),
    note: recipe.note === undefined ? null : documentFromMarkup(recipe.note),
    ...terms(recipe, ids),
    tagIds: [...tagIds],
    ingredientUsageGroups: recipe.ingredients.map(({ title, note, usages }) => ({
      title,
      note,
      ingredientUsages: usages.map((usage) => ({
        id: usageIds.get(usage.key),
        ...ingredientUsage(usage, ids),
      })),
    })),
    instructionGroups: recipe.instructions.map(({ title, note, instructions }) => ({
      title,
      note,
      instructions: instructions.map((step) => ({
        content: documentFromMarkup(step.text, references),
        timerMinutes: step.timerMinutes,
        note: step.note,
      })),
    })),
    equipmentUsages: recipe.equipment.map(({ slug, note, link }) => ({
      equipmentId: ids.equipment(slug),
      note,
      link,
    })),
  })
}

const head = (recipe: DemoRecipe) => ({
  title: recipe.title,
  slug: recipe.slug,
  description: recipe.description,
  storyExcerpt: recipe.storyExcerpt,
  privacySetting: recipe.isLocked === true ? 'subscribers_only' : 'public',
  prepTimeMinutes: recipe.prepTimeMinutes,
  cookTimeMinutes: recipe.cookTimeMinutes,
  customTimeMinutes: recipe.customTimeMinutes,
  customTimeLabel: recipe.customTimeLabel,
  yieldServings: recipe.yieldServings,
  servingDescription: recipe.servingDescription,
  difficultyLevel: recipe.difficultyLevel,
  keywords: [...recipe.keywords],
})

const terms = (recipe: DemoRecipe, ids: CatalogueIds) => ({
  mealIds: recipe.meals.map((slug) => ids.term('meal', slug)),
  foodCategoryIds: recipe.categories.map((slug) => ids.term('category', slug)),
  cuisineIds: recipe.cuisines.map((slug) => ids.term('cuisine', slug)),
  methodIds: recipe.methods.map((slug) => ids.term('method', slug)),
  dietIds: recipe.diets.map((slug) => ids.term('diet', slug)),
})

function ingredientUsage(usage: DemoIngredientUsage, ids: CatalogueIds) {
  const [min, max] =
    typeof usage.quantity === 'number'
      ? [usage.quantity, usage.quantity]
      : [usage.quantity?.[0], usage.quantity?.[1]]
  return {
    quantityMin: min,
    quantityMax: max,
    unitId: usage.unit === undefined ? null : ids.unit(usage.unit),
    ingredientId: usage.ingredient === undefined ? null : ids.ingredient(usage.ingredient),
    ingredientTitleOverride: usage.title,
    preparation: usage.preparation,
    note: usage.note,
    link: usage.link,
  }
}
