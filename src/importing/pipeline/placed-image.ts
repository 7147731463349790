/** A stored picture with its source and its place in a recipe. */
export type PlacedImage = {
  recipeId: string
  source: string
  place: string
  position: number
  imageId: string
}
