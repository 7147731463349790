/**
 * Calls of ratings: name, method and path.
 * @see docs/product/ratings.md#who-may-rate
 */
export const RATING_CALLS = {
  getRating: 'GET /v1/site/{site}/ratings',
  setRating: 'PUT /v1/site/{site}/ratings',
  deleteRating: 'DELETE /v1/site/{site}/ratings/{recipeId}',
  getRecipeRatings: 'GET /v1/manage/{site}/recipes/{id}/ratings',
  removeRatings: 'POST /v1/manage/{site}/ratings/removal',
  restoreRatings: 'POST /v1/manage/{site}/ratings/restore',
} as const
