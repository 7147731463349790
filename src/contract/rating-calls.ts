/**
 * Calls of ratings and of readers who have cooked a recipe: name, method and path.
 * @see docs/product/ratings.md#who-may-rate
 */
export const RATING_CALLS = {
  getRating: 'GET /v1/site/{site}/ratings',
  setRating: 'PUT /v1/site/{site}/ratings',
  deleteRating: 'DELETE /v1/site/{site}/ratings/{recipeId}',
  getRecipeRatings: 'GET /v1/manage/{site}/recipes/{id}/ratings',
  removeRatings: 'POST /v1/manage/{site}/ratings/removal',
  restoreRatings: 'POST /v1/manage/{site}/ratings/restore',
  listCooked: 'GET /v1/site/{site}/cooked',
  setCooked: 'PUT /v1/site/{site}/cooked',
  deleteCooked: 'DELETE /v1/site/{site}/cooked/{recipeId}',
  createPhotoUpload: 'POST /v1/site/{site}/photo-upload-urls',
  listManagedCooked: 'GET /v1/manage/{site}/cooked',
  setCookedStatus: 'POST /v1/manage/{site}/cooked/{id}/status',
  deleteManagedCooked: 'DELETE /v1/manage/{site}/cooked/{id}',
} as const
