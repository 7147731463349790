import { z } from 'zod'
import { Id } from '../basics'
import type { CallSchema } from '../call-schema'

const RecipeAction = z.object({
  recipeId: Id.describe('ID of the recipe.'),
  action: z
    .enum(['print', 'cook'])
    .describe('Action of the reader: `print`, or `cook` when cook mode starts.'),
})

/** Schemas of calls of counting. */
export const countingSchemas = {
  countRecipeAction: {
    summary:
      'Counts that a reader printed or started to cook a recipe. Has no effect for readers who object to being counted, and above the limits.',
    body: RecipeAction,
    answer: z.object({}),
    status: 202,
  },
} as const satisfies Record<string, CallSchema>
