import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import { durationText, totalTimeMinutes } from '@/src/domain/amounts/duration'

type Facts = Pick<
  ManagedRecipeRow,
  'ingredientUsageCount' | 'prepTimeMinutes' | 'cookTimeMinutes' | 'customTimeMinutes'
>

/** A short summary of a recipe: `12 ingredients · 45 min`, or nothing. */
export function recipeFacts(recipe: Facts): string {
  const { ingredientUsageCount: count } = recipe
  const minutes = totalTimeMinutes(recipe)
  return [
    count > 0 ? `${count} ${count === 1 ? 'ingredient' : 'ingredients'}` : 'No ingredients yet',
    minutes > 0 ? durationText(minutes) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
