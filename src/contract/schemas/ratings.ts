import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { ImageUpload, ImageUploadRequest } from '../media/image-write'
import {
  CookedQuery,
  CookedStatusWrite,
  CookedStrip,
  CookedWrite,
  ManagedCooked,
  ManagedCookedPage,
  ManagedCookedQuery,
} from '../people/cooked'
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

/** Ratings of recipes, and readers who have cooked them. */
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
  listCooked: {
    summary: 'Returns how many readers cooked a recipe, with the newest photos and lines.',
    query: CookedQuery,
    answer: CookedStrip,
  },
  setCooked: {
    summary: 'Marks a recipe as cooked, with an optional photo and line, or changes the mark.',
    body: CookedWrite,
    answer: CookedStrip,
    errors: ['forbidden', 'rate_limited'],
  },
  deleteCooked: {
    summary: "Removes the caller's mark from a recipe, if there is one.",
    answer: CookedStrip,
    errors: ['forbidden'],
  },
  createPhotoUpload: {
    summary: 'Creates an upload URL for a photo of a cooked recipe, valid for 15 minutes.',
    body: ImageUploadRequest,
    answer: ImageUpload,
    status: 201,
    errors: ['forbidden', 'rate_limited'],
  },
  listManagedCooked: {
    summary: 'Lists the photos and lines of readers who cooked recipes, newest first.',
    query: ManagedCookedQuery,
    answer: ManagedCookedPage,
  },
  setCookedStatus: {
    summary: 'Publishes or hides a photo or line of a reader.',
    body: CookedStatusWrite,
    answer: z.object({ photo: ManagedCooked }),
  },
  deleteManagedCooked: {
    summary: "Deletes a reader's mark with its photo and line.",
    answer: z.object({}),
  },
} as const satisfies Record<string, CallSchema>
