import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import {
  OwnRating,
  RatingQuery,
  RatingRemoval,
  RatingRestore,
  RatingWrite,
  RecipeRatings,
  RemovedRatings,
} from '../people/rating'

const ForReader = z.object({ rating: OwnRating })

/** Ratings of recipes. */
export const ratingSchemas = {
  getRating: {
    summary: "Returns the ratings of a recipe, with the signed-in user's own rating.",
    query: RatingQuery,
    answer: ForReader,
  },
  setRating: {
    summary:
      "Creates or replaces the caller's rating of a recipe. Works without sign-in if the site accepts ratings of visitors.",
    body: RatingWrite,
    answer: ForReader,
    errors: ['unauthorized', 'forbidden', 'rate_limited'],
  },
  deleteRating: {
    summary: "Removes the caller's rating of a recipe, if there is one.",
    answer: ForReader,
    errors: ['unauthorized', 'forbidden', 'rate_limited'],
  },
  getRecipeRatings: {
    summary: 'Returns the distribution of the ratings of a recipe and its newest ratings.',
    answer: RecipeRatings,
  },
  removeRatings: {
    summary: 'Removes ratings of signed-out visitors in bulk; the removal can be undone.',
    body: RatingRemoval,
    answer: RemovedRatings,
  },
  restoreRatings: {
    summary: 'Undoes a bulk removal of ratings.',
    body: RatingRestore,
    answer: z.object({ count: z.number().describe('Number of ratings restored.') }),
  },
} as const satisfies Record<string, CallSchema>
